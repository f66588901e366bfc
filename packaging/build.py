"""Build the installers: ``python packaging/build.py TASK``, see packaging/README.md.

Nothing beyond the standard library is needed to begin with. The version is the one of
`tabletop_qt/__init__.py`, the change log packaging/CHANGELOG.md, and what is made lies in dist.
"""

import argparse
import ast
import base64
import calendar
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import textwrap
import time
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.sax.saxutils import escape

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
LINUX = PACKAGING / "linux"
NAME = "tabletop-qt"
COMPONENT = "io.github.tabletop_qt.tabletop_qt"
MIME = "application-x-tabletop-qt-game"
MAINTAINER = "The developers of Tabletop Qt <tabletop-qt@users.noreply.github.com>"
APPIMAGE_LIBRARIES = "libxcb-(cursor|icccm|image|keysyms|render-util|util)"
"""Libraries that many systems lack, which an AppImage therefore brings."""


def run(*command: str | Path, **environment: str) -> None:
    """Run a command from the root of the project; an error ends the build."""
    print("+", *command, flush=True)
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, **environment})


def told(*command: str | Path) -> str:
    """Give what a command writes."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def fill(template: Path, **values: str) -> str:
    """Give the text of a template with its @NAMES@ filled in; one without a value is an error."""
    return re.sub(
        "@([A-Z]+)@", lambda found: values[found[1].lower()], template.read_text(encoding="utf-8")
    )


# What is known from one place


def version() -> str:
    """Read the version of the program without importing it."""
    text = (ROOT / "tabletop_qt/__init__.py").read_text(encoding="utf-8")
    (found,) = re.findall(r"^__version__ = (.+)$", text, re.MULTILINE)
    return str(ast.literal_eval(found))


def changes() -> dict[str, list[str]]:
    """Read the change log: what changed by version, the latest first."""
    found: dict[str, list[str]] = {}
    for line in (PACKAGING / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            found[line[3:].strip()] = []
        elif line.startswith("- "):
            found[next(reversed(found))].append(re.sub(r"\*\*|`", "", line[2:].strip()))
    return found


def moment() -> time.struct_time:
    """Give the time of the sources, so that the same sources make the same installers."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or told("git", "log", "-1", "--format=%ct")
    return time.gmtime(int(epoch))


def metainfo(desktop: str = f"{NAME}.desktop") -> str:
    """Write what software centres show: the latest version with its changes."""
    latest, lines = next(iter(changes().items()))
    items = "\n".join(f"          <li>{escape(line)}</li>" for line in lines)
    day = time.strftime("%Y-%m-%d", moment())
    releases = f"""    <release version="{latest}" date="{day}">
      <description>
        <ul>
{items}
        </ul>
      </description>
    </release>"""
    return fill(LINUX / "metainfo.xml.in", desktop=desktop, releases=releases)


# The bundle: the program with Python and Qt in one folder


def python() -> Path:
    """Set up what builds the bundle, in an environment of its own, from packaging/build.lock."""
    folder = BUILD / "venv"
    made = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock = PACKAGING / "build.lock"
    stamp = folder / "lock"
    if not stamp.exists() or stamp.read_bytes() != lock.read_bytes():
        venv.create(folder, clear=True, with_pip=True)
        install = ("-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary", ":all:")
        run(made, *install, "-r", lock)
        stamp.write_bytes(lock.read_bytes())
    return made


def bundle() -> Path:
    """Build the program as one folder; give it."""
    made = python()
    run(made, PACKAGING / "icons.py", BUILD / "icons")
    (BUILD / "version.txt").write_text(windows_version(), encoding="utf-8")
    options = ("--noconfirm", "--clean", "--log-level", "WARN")
    paths = ("--distpath", DIST, "--workpath", BUILD / "work")
    run(made, "-m", "PyInstaller", *options, *paths, PACKAGING / "bundle.spec")
    folder = DIST / NAME
    if sys.platform.startswith("linux"):
        for path in (folder / "_internal").rglob("*.so*"):
            # Qt's own come without symbols, and without what strip would need to leave them whole.
            if path.is_file() and not path.is_symlink() and "Qt" not in path.parts:
                run("strip", "--strip-unneeded", path)
                # Python's own remember where the Python lay that the bundle was built with.
                if "$ORIGIN" not in told("patchelf", "--print-rpath", path):
                    run("patchelf", "--remove-rpath", path)
    write = "import sys; from tabletop_qt.ui.licences import everything; "
    write += "open(sys.argv[1], 'w', encoding='utf-8', newline='\\n').write(everything())"
    run(made, "-c", write, folder / "licences.txt")
    print(f"{folder}: {size(folder) / 1e6:.1f} MB")
    return folder


def size(folder: Path) -> int:
    """Give the bytes of all files of a folder."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


def windows_version() -> str:
    """Write what Windows shows as the properties of the program."""
    numbers = ", ".join([*version().split("."), "0", "0", "0"][:4])
    strings = {
        "CompanyName": "The developers of Tabletop Qt",
        "FileDescription": "Tabletop Qt",
        "FileVersion": version(),
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": "Tabletop Qt",
        "ProductVersion": version(),
    }
    pairs = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers})), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{pairs}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


# Linux


def needed(folder: Path) -> set[str]:
    """Tell which shared libraries the bundle takes from the system."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    binaries = [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
    names = set(re.findall(r"NEEDED +(\S+)", told("objdump", "-p", *binaries)))
    return names - {path.name for path in folder.rglob("*.so*")}


def dependencies(folder: Path) -> list[str]:
    """Name the packages of Debian that the bundle needs; a library nobody knows is an error."""
    lines = (LINUX / "libraries.txt").read_text(encoding="utf-8").splitlines()
    package = dict(line.split() for line in lines if not line.startswith("#"))
    names = {name for name in needed(folder) if not name.startswith("ld-linux")}
    if unknown := names - package.keys():
        sys.exit(f"linux/libraries.txt does not list {', '.join(sorted(unknown))}")
    binaries = [path for path in folder.rglob("*.so*") if not path.is_symlink()]
    symbols = re.findall(r"\(GLIBC_([0-9.]+)\)", told("objdump", "-T", *binaries))
    libc = max((tuple(map(int, symbol.split("."))) for symbol in symbols), default=(2, 34))
    found = {package[name] for name in names} - {"libc6"}
    return [f"libc6 (>= {'.'.join(map(str, libc))})", *sorted(found)]


def install_linux(root: Path, desktop: str = NAME) -> None:
    """Put all that a desktop asks for into `root`/share, under the names the package is to have."""
    share = root / "share"

    def put(path: str, data: str | bytes) -> None:
        target = share / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data.encode() if isinstance(data, str) else data)

    put(f"applications/{desktop}.desktop", (LINUX / f"{NAME}.desktop").read_bytes())
    put(f"mime/packages/{desktop}.xml", (LINUX / f"{NAME}.xml").read_bytes())
    put(f"metainfo/{COMPONENT}.metainfo.xml", metainfo(f"{desktop}.desktop"))
    svg = (ROOT / "resources/icons/tabletop-qt.svg").read_bytes()
    put(f"icons/hicolor/scalable/apps/{desktop}.svg", svg)
    for side in (16, 24, 32, 48, 64, 128, 256, 512):
        for name, kind, called in ((NAME, "apps", desktop), (MIME, "mimetypes", MIME)):
            data = (BUILD / f"icons/{name}-{side}.png").read_bytes()
            put(f"icons/hicolor/{side}x{side}/{kind}/{called}.png", data)


def documents(folder: Path, day: str) -> Iterator[tuple[str, bytes]]:
    """Give the documents of a Debian package."""
    wrapper = textwrap.TextWrapper(78, initial_indent="  * ", subsequent_indent="    ")
    notes = "\n".join(wrapper.fill(line) for line in changes()[version()])
    stamp = time.strftime("%a, %d %b %Y %H:%M:%S +0000", moment())
    entry = f"{NAME} ({version()}-1) unstable; urgency=medium\n\n{notes}\n\n"
    entry += f" -- {os.environ.get('MAINTAINER', MAINTAINER)}  {stamp}\n"
    log = (PACKAGING / "CHANGELOG.md").read_bytes()
    yield f"doc/{NAME}/changelog.gz", gzip.compress(log, 9, mtime=0)
    yield f"doc/{NAME}/changelog.Debian.gz", gzip.compress(entry.encode(), 9, mtime=0)
    yield f"doc/{NAME}/copyright", fill(LINUX / "copyright.in", year=day[:4]).encode()
    yield f"doc/{NAME}/licences.txt", (folder / "licences.txt").read_bytes()
    page = fill(LINUX / f"{NAME}.6.in", date=day, version=version())
    yield f"man/man6/{NAME}.6.gz", gzip.compress(page.encode(), 9, mtime=0)
    yield f"lintian/overrides/{NAME}", (LINUX / "lintian-overrides").read_bytes()


def deb() -> Path:
    """Build the package for Debian and Ubuntu."""
    folder = bundle()
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    inside = root / "usr/lib" / NAME
    shutil.copytree(folder, inside, symlinks=True)
    # Both are among the documents.
    for name in ("licences.txt", "_internal/CHANGELOG.md"):
        (inside / name).unlink()
    install_linux(root / "usr")
    for path, data in documents(folder, time.strftime("%Y-%m-%d", moment())):
        target = root / "usr/share" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    (root / "usr/games").mkdir()
    (root / "usr/games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    for made in root.rglob("*"):
        if not made.is_symlink():
            made.chmod(0o755 if made.is_dir() or made == inside / NAME else 0o644)
    architecture = told("dpkg", "--print-architecture").strip()
    control = fill(
        LINUX / "control.in",
        version=version(),
        architecture=architecture,
        maintainer=os.environ.get("MAINTAINER", MAINTAINER),
        size=str(size(root) // 1024),
        depends=", ".join(dependencies(folder)),
    )
    (root / "DEBIAN").mkdir(mode=0o755)
    (root / "DEBIAN/control").write_text(control, encoding="utf-8")
    files = sorted(p for p in (root / "usr").rglob("*") if p.is_file() and not p.is_symlink())
    sums = [f"{hashlib.md5(p.read_bytes()).hexdigest()}  {p.relative_to(root)}\n" for p in files]
    (root / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")
    target = DIST / f"{NAME}_{version()}-1_{architecture}.deb"
    epoch = str(calendar.timegm(moment()))
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target, SOURCE_DATE_EPOCH=epoch)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB, {size(root) / 1e6:.1f} MB installed")
    return target


def appimage() -> Path:
    """Build the AppImage; APPIMAGE_RUNTIME names the runtime it begins with."""
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    root, image = appdir(bundle()), BUILD / "AppDir.squashfs"
    options = ("-root-owned", "-noappend", "-comp", "zstd", "-quiet", "-no-progress")
    run("mksquashfs", root, image, *options)
    print(f"{image}: {image.stat().st_size / 1e6:.1f} MB")
    if not runtime:
        sys.exit("The image is whole but for its runtime: APPIMAGE_RUNTIME=/path/to/runtime")
    target = DIST / f"Tabletop_Qt-{version()}-{os.uname().machine}.AppImage"
    target.write_bytes(Path(runtime).read_bytes() + image.read_bytes())
    target.chmod(0o755)
    return target


def appdir(folder: Path) -> Path:
    """Lay out what an AppImage holds, with the libraries that many systems lack."""
    root = BUILD / "AppDir"
    shutil.rmtree(root, ignore_errors=True)
    inside = root / "usr/lib" / NAME
    shutil.copytree(folder, inside, symlinks=True)
    install_linux(root / "usr")
    for name, path in re.findall(r"(\S+) \(.*x86-64.*\) => (\S+)", told("ldconfig", "-p")):
        if re.match(APPIMAGE_LIBRARIES, name):
            shutil.copy(path, inside / "_internal" / name)
    (root / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    shutil.copy(LINUX / f"{NAME}.desktop", root)
    shutil.copy(BUILD / f"icons/{NAME}-256.png", root / f"{NAME}.png")
    shutil.copy(PACKAGING / "linux/x11-libraries.txt", inside)
    return root


def flatpak() -> None:
    """Lay out in build/flatpak what the manifest of the Flatpak takes in."""
    folder = bundle()
    root = BUILD / "flatpak"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / "lib" / NAME, symlinks=True)
    install_linux(root, COMPONENT)
    entry = root / f"share/applications/{COMPONENT}.desktop"
    text = entry.read_text(encoding="utf-8")
    # A Flatpak may only bring icons under its own name; windows of X11 keep the program's.
    entry.write_text(text.replace(f"Icon={NAME}", f"Icon={COMPONENT}"), encoding="utf-8")
    mime = root / f"share/mime/packages/{COMPONENT}.xml"
    text = mime.read_text(encoding="utf-8")
    mime.write_text(text.replace(f'name="{MIME}"', f'name="{COMPONENT}.game"'), encoding="utf-8")
    for path in root.rglob(f"{MIME}.png"):
        path.rename(path.with_name(f"{COMPONENT}.game.png"))


# Windows and macOS


def windows() -> Path:
    """Build the installer for Windows; needs makensis."""
    folder = bundle()
    target = DIST / f"Tabletop-Qt-{version()}-setup.exe"
    sign(folder / f"{NAME}.exe")
    nsis(folder, target)
    sign(target)
    return target


def sign(path: Path) -> None:
    """Sign a program for Windows, where CERTIFICATE holds one (a PFX file in base 64)."""
    certificate = os.environ.get("CERTIFICATE")
    if not certificate:
        print(f"{path.name} is not signed: there is no certificate")
        return
    file = BUILD / "certificate.pfx"
    file.write_bytes(base64.b64decode(certificate))
    try:
        kits = Path(r"C:\Program Files (x86)\Windows Kits\10\bin").glob("*/x64/signtool.exe")
        options = ("/fd", "sha256", "/td", "sha256", "/tr", "http://timestamp.digicert.com")
        secret = ("/f", file, "/p", os.environ["PASSWORD"])
        # Not by `run`, which would print the password.
        subprocess.run([max(kits), "sign", *options, *secret, path], check=True)
    finally:
        file.unlink()


def nsis(folder: Path, target: Path) -> None:
    """Compile the installer around a folder with the program; it goes on any system."""
    numbers = ".".join([*version().split("."), "0", "0", "0"][:4])
    values: dict[str, object] = {
        "VERSION": version(),
        "NUMBERS": numbers,
        "BUNDLE": folder,
        "ICONS": BUILD / "icons",
        "TARGET": target,
        "KILOBYTES": size(folder) // 1024,
        "CHANGES": PACKAGING / "CHANGELOG.md",
    }
    if "NSIS_CPU" in os.environ:
        values["CPU"] = os.environ["NSIS_CPU"]
    defines = [f"-D{name}={value}" for name, value in values.items()]
    tool = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    run(tool, "-V2", "-INPUTCHARSET", "UTF8", "-WX", *defines, PACKAGING / "windows/installer.nsi")
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


def macos() -> Path:
    """Build the disk image for macOS, signed where MACOS_IDENTITY names a certificate."""
    bundle()
    app = DIST / "Tabletop Qt.app"
    identity = os.environ.get("MACOS_IDENTITY")
    if identity:
        options = ("--force", "--deep", "--timestamp", "--options", "runtime")
        run("codesign", *options, "--sign", identity, app)
    root = BUILD / "dmg"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(app, root / app.name, symlinks=True)
    (root / "Applications").symlink_to("/Applications")
    shutil.copy(PACKAGING / "CHANGELOG.md", root / "Changes.md")
    shutil.copy(DIST / NAME / "licences.txt", root / "Licences.txt")
    target = DIST / f"Tabletop-Qt-{version()}.dmg"
    names = ("-volname", "Tabletop Qt", "-fs", "HFS+", "-format", "UDZO", "-ov")
    run("hdiutil", "create", *names, "-srcfolder", root, target)
    return target


TASKS: dict[str, Callable[[], object]] = {
    "bundle": bundle,
    "deb": deb,
    "appimage": appimage,
    "flatpak": flatpak,
    "windows": windows,
    "macos": macos,
    "version": lambda: print(version()),
}


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="build.py", description="Builds the installers.")
    parser.add_argument("task", choices=TASKS, metavar="TASK", help=", ".join(TASKS))
    TASKS[parser.parse_args().task]()


if __name__ == "__main__":
    main()
