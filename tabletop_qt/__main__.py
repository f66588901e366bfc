"""The program's door: the command line, then the window or the engine protocol."""


def main(arguments: list[str] | None = None) -> int:
    """Run the program; give its exit code."""
    from multiprocessing import freeze_support

    freeze_support()
    from tabletop_qt.commands import run

    return run(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
