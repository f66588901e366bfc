"""What the sources must keep to and no linter can see. Each finding names its file and line."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "tabletop_qt"
LONGEST = 400

CONVENIENCES = {
    "QColorDialog": ("get",),
    "QFileDialog": ("get",),
    "QFontDialog": ("get",),
    "QInputDialog": ("get",),
    "QMessageBox": ("about", "critical", "information", "question", "warning"),
}
"""Of each dialog class, how the names of its functions that block begin."""


def sources() -> Iterator[tuple[Path, str]]:
    """Give every source file of the program, named from the root, with its text."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def last_name(node: ast.expr) -> str:
    """Give the last word of a dotted name, or nothing where there is none."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def nested_loops(text: str) -> list[int]:
    """List the lines that name an `exec` of Qt, called at once or handed to a signal."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and node.attr in ("exec", "exec_")
    ]


def conveniences(text: str) -> list[int]:
    """List the lines that name a static dialog function, which blocks."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith(CONVENIENCES.get(last_name(node.value), ()))
    ]


def imports_at_once(text: str) -> list[int]:
    """List the lines that import while the module itself is being imported."""
    lines = []
    nodes: list[ast.AST] = [ast.parse(text)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            lines.append(node.lineno)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            nodes.extend(ast.iter_child_nodes(node))
    return sorted(lines)


def test_nothing_starts_an_event_loop_inside_the_event_loop() -> None:
    found = [f"{path}:{line}" for path, text in sources() for line in nested_loops(text)]
    assert not found, "exec() hangs beside asyncio, use open(), show() or popup():\n" + "\n".join(
        found
    )


def test_no_dialog_is_asked_by_a_static_function() -> None:
    found = [f"{path}:{line}" for path, text in sources() for line in conveniences(text)]
    assert not found, "a static dialog function blocks, use open():\n" + "\n".join(found)


def test_no_module_is_too_long() -> None:
    found = [
        f"{path}:{lines}" for path, text in sources() if (lines := len(text.splitlines())) > LONGEST
    ]
    assert not found, f"longer than {LONGEST} lines, split by concern:\n" + "\n".join(found)


def test_main_imports_nothing_until_it_runs() -> None:
    path = PACKAGE / "__main__.py"
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for line in imports_at_once(path.read_text(encoding="utf-8"))
    ]
    assert not found, "the worker process would import it too:\n" + "\n".join(found)


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "tabletop_qt/__init__.py"


@pytest.mark.parametrize(
    "text",
    ["menu.exec()", "QDialog(None).exec_()", "button.clicked.connect(dialog.exec)"],
)
def test_a_nested_event_loop_is_found(text: str) -> None:
    assert nested_loops(f"\n{text}") == [2]
    assert nested_loops(f"\n{text.replace('exec', 'open')}") == []


@pytest.mark.parametrize(
    "text",
    [
        "QMessageBox.question(self, title, text)",
        "QtWidgets.QFileDialog.getOpenFileName(self)",
        "partial(QInputDialog.getText, self)",
    ],
)
def test_a_static_dialog_function_is_found(text: str) -> None:
    assert conveniences(f"\n{text}") == [2]
    assert conveniences("box = QMessageBox(self)\nbox.setIcon(QMessageBox.Icon.Warning)") == []


@pytest.mark.parametrize("text", ["import os", "if fast:\n from os import path"])
def test_an_import_at_once_is_found(text: str) -> None:
    assert imports_at_once(text) == [text.count("\n") + 1]
    assert imports_at_once("def main():\n import os") == []
