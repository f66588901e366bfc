"""Colours by role, for light and for dark, and the type."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tabletop_qt.ui.resources import resource

SMALL: Final = 13
MIDDLE: Final = 16
LARGE: Final = 22
"""The three sizes of type, in pixels at scale 1."""
STEP: Final = 8
"""Distances are multiples of this many pixels."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the frame around the boards."""

    ground: str
    surface: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    danger: str
    chosen: str
    """The ground of the chosen row of a list."""


LIGHT: Final = Theme(
    ground="#ECE7DF",
    surface="#FAF8F4",
    line="#CFC7BA",
    text="#231F1A",
    muted="#5F574C",
    accent="#17636B",
    on_accent="#FFFFFF",
    danger="#9C2418",
    chosen="#D5E6E6",
)
DARK: Final = Theme(
    ground="#1C1916",
    surface="#28241F",
    line="#4A433B",
    text="#F2EDE5",
    muted="#BDB3A6",
    accent="#7CCDD3",
    on_accent="#0E2426",
    danger="#FF9C8C",
    chosen="#24474A",
)


@dataclass(frozen=True, slots=True)
class Marks:
    """The colours of marks on the boards, the same in all games; each has a dark rim."""

    rim: str = "#160B07"
    last: str = "#8FD8FF"
    lift: str = "#B9F5D8"
    drop: str = "#FFF3D6"
    capture: str = "#FFC4B3"
    refused: str = "#FF5A4F"
    duty: str = "#FFE27A"


MARKS: Final = Marks()


def choose(scheme: Qt.ColorScheme) -> None:
    """Be light, dark, or what the system is (Unknown), also where Qt cannot tell the system."""
    _app().setProperty("scheme", scheme.name)
    QGuiApplication.styleHints().setColorScheme(scheme)


def current() -> Theme:
    """Give the theme that was chosen, or else the one the system asks for now."""
    chosen = _app().property("scheme")
    system = QGuiApplication.styleHints().colorScheme().name
    return DARK if (chosen if chosen in ("Light", "Dark") else system) == "Dark" else LIGHT


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def load_fonts(app: QApplication) -> None:
    """Make the bundled type the program's own."""
    for name in ("Regular", "SemiBold"):
        path = resource(f"fonts/AtkinsonHyperlegibleNext-{name}.ttf")
        QFontDatabase.addApplicationFont(str(path))
    app.setFont(font(MIDDLE))


def font(size: int, *, strong: bool = False, tabular: bool = False) -> QFont:
    """Give the program's type in one of its sizes and one of its two weights."""
    made = QFont("Atkinson Hyperlegible Next")
    made.setPixelSize(size)
    made.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


def apply() -> None:
    """Give all widgets the colours of the present theme."""
    app = _app()
    theme = current()
    roles = QPalette.ColorRole
    palette = QPalette()
    for role, colour in (
        (roles.Window, theme.ground),
        (roles.WindowText, theme.text),
        (roles.Base, theme.surface),
        (roles.AlternateBase, theme.ground),
        (roles.Text, theme.text),
        (roles.Button, theme.surface),
        (roles.ButtonText, theme.text),
        (roles.BrightText, theme.danger),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.on_accent),
        (roles.Link, theme.accent),
        (roles.ToolTipBase, theme.surface),
        (roles.ToolTipText, theme.text),
        (roles.PlaceholderText, theme.muted),
        (roles.Mid, theme.line),
        (roles.Accent, theme.accent),
    ):
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    app.setPalette(palette)
    app.setStyleSheet(_sheet(theme))


def _sheet(theme: Theme) -> str:
    return f"""
    QWidget#panel {{ background: {theme.ground}; }}
    QFrame#card {{ background: {theme.surface}; border: 1px solid {theme.line};
        border-radius: 8px; }}
    QFrame#card[tone="refused"] {{ border: 1px solid {theme.danger}; }}
    QFrame#card[tone="end"] {{ border: 2px solid {theme.accent}; }}
    QFrame#notice {{ background: {theme.surface}; border: 2px solid {theme.accent};
        border-radius: 8px; }}
    QFrame#tile {{ background: {theme.surface}; border: 1px solid {theme.line};
        border-radius: 8px; }}
    QFrame#tile:hover {{ border-color: {theme.accent}; }}
    QLabel#muted {{ color: {theme.muted}; }}
    QLabel#danger {{ color: {theme.danger}; }}
    QPushButton {{ background: {theme.surface}; color: {theme.text};
        border: 1px solid {theme.line}; border-radius: 6px; padding: 7px 15px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {theme.accent}; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {theme.accent}; padding: 6px 14px; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {theme.chosen}; }}
    QPushButton:default {{ background: {theme.accent}; color: {theme.on_accent};
        border-color: {theme.accent}; }}
    QPushButton:disabled {{ background: transparent; color: {theme.muted};
        border-color: {theme.line}; }}
    QPushButton#link {{ background: transparent; border: none; color: {theme.accent};
        padding: 0; text-align: left; text-decoration: underline; }}
    QPushButton#link:focus {{ border: 2px solid {theme.accent}; }}
    QToolButton {{ background: {theme.surface}; color: {theme.text};
        border: 1px solid {theme.line}; border-radius: 6px; padding: 5px 4px; }}
    QToolButton:focus {{ padding: 4px 3px; }}
    QToolButton:disabled {{ background: transparent; color: {theme.muted}; }}
    QLineEdit {{ background: {theme.surface}; color: {theme.text};
        border: 1px solid {theme.line}; border-radius: 6px; padding: 5px 7px; }}
    QLineEdit:focus {{ border: 2px solid {theme.accent}; padding: 4px 6px; }}
    QSpinBox {{ min-height: 30px; }}
    QComboBox {{ min-height: 25px; }}
    QListWidget {{ background: {theme.surface}; border: 1px solid {theme.line};
        border-radius: 8px; padding: 4px; }}
    QListWidget::item {{ padding: 4px 6px; }}
    QListWidget::item:selected {{ background: {theme.chosen}; color: {theme.text}; }}
    QListWidget:focus {{ border: 2px solid {theme.accent}; }}
    QTableView {{ background: {theme.surface}; border: 1px solid {theme.line};
        border-radius: 8px; gridline-color: transparent; }}
    QTableView:focus {{ border: 2px solid {theme.accent}; }}
    QTableView::item {{ padding: 0 8px; }}
    QTableView::item:selected {{ background: {theme.chosen}; color: {theme.text}; }}
    QHeaderView, QHeaderView::section, QTableCornerButton::section {{
        background: transparent; color: {theme.muted}; border: none; }}
    QHeaderView::section {{ padding: 6px 8px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: {theme.surface}; }}
    QScrollArea#room, QScrollArea#room > QWidget > QWidget {{ background: transparent; }}
    QScrollArea#room {{ border: none; }}
    QScrollArea#page, QScrollArea#page > QWidget > QWidget {{ background: {theme.ground};
        border: none; }}
    QScrollArea {{ border: 1px solid {theme.line}; border-radius: 8px; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {theme.line}; border-radius: 4px;
        min-height: 24px; margin: 2px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; }}
    QMenuBar {{ background: {theme.ground}; }}
    """
