"""What the installers say agrees with the program, and with each other."""

import configparser
import gzip
import json
import re
import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from tabletop_qt import __version__
from tabletop_qt.ui.app import make_application
from tabletop_qt.ui.files import ENDING

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
build: Any = SimpleNamespace(**runpy.run_path(str(PACKAGING / "build.py")))
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TYPE = "application/x-tabletop-qt-game"


def judge(*command: str | Path) -> None:
    """Have a tool judge a file, where the tool is installed."""
    if shutil.which(str(command[0])):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "tabletop-qt.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def metainfo() -> ElementTree.Element:
    return ElementTree.fromstring(build.metainfo())


def of_nsis(name: str) -> list[str]:
    """List what a command of the script for Windows is given, in its order."""
    text = (PACKAGING / "windows/installer.nsi").read_text(encoding="utf-8")
    return re.findall(rf"^\s*{name} (.+)$", text, re.MULTILINE)


@pytest.fixture(autouse=True)
def no_git(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the sources, which otherwise git tells."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")


def test_the_version_is_the_one_of_the_program_and_in_the_change_log() -> None:
    assert build.version() == __version__
    assert next(iter(build.changes())) == __version__
    assert all(build.changes().values())
    (release,) = metainfo().iterfind("releases/release")
    assert release.get("version") == __version__
    assert release.get("date") == "2027-01-15"
    assert len(list(release.iter("li"))) == len(build.changes()[__version__])
    assert re.search(rf"filevers=\({__version__.replace('.', ', ')}, 0\)", build.windows_version())


def test_the_desktop_entry_starts_the_program_with_a_file() -> None:
    entry = desktop_entry()
    assert entry["Exec"] == "tabletop-qt %f"
    assert entry["Icon"] == "tabletop-qt"
    assert entry["MimeType"] == f"{TYPE};"
    judge("desktop-file-validate", LINUX / "tabletop-qt.desktop")


def test_the_window_is_known_to_the_desktop_by_the_name_of_its_entry() -> None:
    app = make_application()
    assert f"{app.desktopFileName()}.desktop" == "tabletop-qt.desktop"
    assert desktop_entry()["StartupWMClass"] == app.applicationName()
    assert desktop_entry()["Name"] == app.applicationDisplayName()


def test_the_type_of_saved_games_has_their_ending_and_an_icon() -> None:
    (kind,) = ElementTree.parse(LINUX / "tabletop-qt.xml").getroot().iterfind(f"{MIME}mime-type")
    assert kind.get("type") == TYPE
    assert [glob.get("pattern") for glob in kind.iterfind(f"{MIME}glob")] == [f"*{ENDING}"]
    (icon,) = kind.iterfind(f"{MIME}icon")
    assert icon.get("name") == build.MIME == TYPE.replace("/", "-")


def test_the_metainfo_tells_of_the_entry_and_the_type(tmp_path: Path) -> None:
    found = metainfo()
    assert found.findtext("id") == build.COMPONENT
    assert found.findtext("launchable") == "tabletop-qt.desktop"
    assert found.findtext("provides/mediatype") == TYPE
    assert found.findtext("summary") == desktop_entry()["Comment"]
    path = tmp_path / f"{build.COMPONENT}.metainfo.xml"
    path.write_text(build.metainfo(), encoding="utf-8")
    judge("appstreamcli", "validate", "--no-net", path)


def test_a_template_with_a_name_that_nobody_gives_is_an_error(tmp_path: Path) -> None:
    template = tmp_path / "template"
    template.write_text("@VERSION@ of @SUMMER@", encoding="utf-8")
    assert build.fill(template, version="1", summer="2") == "1 of 2"
    with pytest.raises(KeyError):
        build.fill(template, version="1")


def test_the_package_for_debian_brings_its_documents(tmp_path: Path) -> None:
    (tmp_path / "licences.txt").write_text("licences", encoding="utf-8")
    found = dict(build.documents(tmp_path, "2027-01-15"))
    assert b"@" not in found["doc/tabletop-qt/copyright"]
    assert found["doc/tabletop-qt/licences.txt"] == b"licences"
    for name, start in (
        ("doc/tabletop-qt/changelog.gz", b"# Change log"),
        ("doc/tabletop-qt/changelog.Debian.gz", f"tabletop-qt ({__version__}-1)".encode()),
        ("man/man6/tabletop-qt.6.gz", b".TH TABLETOP\\-QT 6"),
    ):
        assert gzip.decompress(found[name]).startswith(start)


def test_the_libraries_of_the_system_are_named_once_with_their_packages() -> None:
    lines = (LINUX / "libraries.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split() for line in lines if not line.startswith("#")]
    assert all(len(pair) == 2 and ".so" in pair[0] for pair in pairs)
    assert len({name for name, _ in pairs}) == len(pairs)
    assert ["libxcb-cursor.so.0", "libxcb-cursor0"] in pairs


def test_windows_opens_saved_games_with_the_program() -> None:
    keys = of_nsis("WriteRegStr")
    assert f'HKCU "${{CLASSES}}\\{ENDING}" "" "${{CLASS}}"' in keys
    assert f'HKCU "${{CLASSES}}\\{ENDING}" "Content Type" "{TYPE}"' in keys
    command = '\'"$INSTDIR\\tabletop-qt.exe" "%1"\''
    assert f'HKCU "${{CLASSES}}\\${{CLASS}}\\shell\\open\\command" "" {command}' in keys


def test_windows_takes_away_every_key_that_it_writes() -> None:
    written = {key.split()[1] for name in ("Str", "DWORD") for key in of_nsis(f"WriteReg{name}")}
    removed = [found.split()[-1] for found in of_nsis("DeleteRegKey")]
    left = [key for key in written if not any(key.startswith(gone.rstrip('"')) for gone in removed)]
    assert left == []
    assert all("HKCU" in key for key in of_nsis(r"WriteReg\w+") + of_nsis(r"DeleteReg\w+"))


def test_macos_knows_the_type_of_saved_games() -> None:
    text = (PACKAGING / "bundle.spec").read_text(encoding="utf-8")
    assert f'"public.filename-extension": ["{ENDING[1:]}"]' in text
    assert f'"public.mime-type": "{TYPE}"' in text
    assert f'bundle_identifier="{build.COMPONENT}"' in text


def test_the_flatpak_has_its_name_and_no_network() -> None:
    text = (LINUX / f"{build.COMPONENT}.yml").read_text(encoding="utf-8")
    assert f"\nid: {build.COMPONENT}\n" in text
    assert "network" not in text.replace("# No network.", "")


def test_the_bundle_is_built_with_the_qt_that_was_tested() -> None:
    pinned = []
    for path in (ROOT / "requirements.lock", PACKAGING / "build.lock"):
        found = re.findall(r"^([a-z0-9-]+)==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        pinned.append(dict(found))
    for name in ("pyside6-essentials", "shiboken6", "qasync"):
        assert pinned[0][name] == pinned[1][name]


def test_every_part_that_is_brought_along_has_its_licence() -> None:
    folder = ROOT / "resources/licences"
    parts = json.loads((folder / "parts.json").read_text(encoding="utf-8"))
    texts = {name for part in parts for name in part["texts"]}
    assert all((folder / name).is_file() for name in texts)
    assert {path.name for path in folder.glob("*.txt")} <= texts
    named = " ".join(part["name"] for part in parts).lower()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for dependency in project["dependencies"]:
        name = re.match("[A-Za-z0-9]+", dependency)
        assert name
        assert name[0].lower() in named


@pytest.mark.parametrize(
    ("system", "tasks"),
    [("linux", ("deb", "appimage", "flatpak")), ("windows", ("windows",)), ("macos", ("macos",))],
)
def test_the_workflow_of_a_system_builds_and_tries_its_installers(
    system: str, tasks: tuple[str, ...]
) -> None:
    text = (ROOT / f".github/workflows/{system}.yml").read_text(encoding="utf-8")
    for task in tasks:
        assert task in build.TASKS
        assert f"packaging/build.py {task}\n" in text
    assert "--self-test" in text or "try-deb.sh" in text
    assert "upload-artifact" in text
    assert "--self-test" in (LINUX / "try-deb.sh").read_text(encoding="utf-8")
