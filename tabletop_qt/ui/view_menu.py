"""The actions on how the table is seen."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tabletop_qt.core.tableau import Look
from tabletop_qt.ui import theme
from tabletop_qt.ui.board.scene import BoardScene
from tabletop_qt.ui.words import tr


class ViewActions(QObject):
    """Flip, light and dark, animation, full screen; `put` adds them to a menu."""

    recoloured = Signal()
    painted = Signal()
    """The pieces have other colours."""

    def __init__(self, scene: BoardScene, window: QWidget) -> None:
        super().__init__(window)
        self._scene = scene
        self._window = window
        self._settings = QSettings()
        keys = QKeySequence.StandardKey
        self.flip = QAction(self.tr("&Flip the board"), self)
        self.flip.setShortcut("Ctrl+B")
        self.flip.setToolTip(self.tr("See it from the other side"))
        self.flip.setIconText(self.tr("Flip"))
        self.flip.triggered.connect(self._flip)
        moving = bool(self._settings.value("moving", True, bool))
        self.moving = self._switch(self.tr("&Animate moves"), self._set_moving, on=moving)
        scene.motion.enabled = moving
        self.full = self._switch(self.tr("F&ull screen"), self._set_full, on=False)
        known = QKeySequence.keyBindings(keys.FullScreen)
        self.full.setShortcut(known[0] if known else QKeySequence("F11"))
        self._menu: QMenu | None = None
        self._palettes = QMenu(self.tr("&Colours of the pieces"), window)
        self._layers: dict[str, QAction] = {}
        """The switch of each layer that the look of the present game has."""
        self._look: Look[Any] | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.recoloured)

    def _switch(self, text: str, act: object, *, on: bool) -> QAction:
        action = QAction(text, self)
        action.setCheckable(True)
        action.setChecked(on)
        action.toggled.connect(act)
        return action

    def put(self, menu: QMenu) -> None:
        """Add the actions to a menu."""
        menu.addAction(self.flip)
        menu.addMenu(self._scheme_menu(menu))
        menu.addMenu(self._palettes)
        menu.addAction(self.moving)
        self._menu = menu
        self._before = menu.addSeparator()
        menu.addAction(self.full)

    def follow(self, look: Look[Any], *, playing: bool) -> None:
        """Offer what makes sense on the page that is shown, and with the look of the game."""
        self.flip.setEnabled(playing)
        if look is not self._look:
            self._look = look
            self._offer_layers(look)
            kept = str(self._settings.value("palette", ""))
            if kept in look.palettes and kept != look.palette:
                self.paint(look, kept)
            self._offer_palettes(look)
        for action in self._layers.values():
            action.setEnabled(playing)

    def _offer_palettes(self, look: Look[Any]) -> None:
        """Offer the sets of colours of a look."""
        self._palettes.clear()
        self._palettes.menuAction().setVisible(len(look.palettes) > 1)
        group = QActionGroup(self._palettes)
        for name, title in look.palettes.items():
            action = self._palettes.addAction(tr(title))
            action.setCheckable(True)
            action.setActionGroup(group)
            action.setChecked(name == look.palette)
            action.triggered.connect(partial(self.paint, look, name))

    def paint(self, look: Look[Any], name: str) -> None:
        """Show a look in another set of colours, and remember that."""
        look.palette = name
        self._settings.setValue("palette", name)
        self.painted.emit()

    def _offer_layers(self, look: Look[Any]) -> None:
        """Offer a switch for each layer of a look."""
        for name, action in self._layers.items():
            self._scene.show_layer(name, shown=False)
            action.deleteLater()
        self._layers = {}
        for number, (name, title) in enumerate(look.layers.items(), start=1):
            show = partial(self._show_layer, name)
            action = self._switch(self.tr("Show: {layer}").format(layer=tr(title)), show, on=False)
            action.setShortcut(f"F{number + 5}")
            self._layers[name] = action
            if self._menu is not None:
                self._menu.insertAction(self._before, action)

    def _show_layer(self, name: str, shown: bool) -> None:
        self._scene.show_layer(name, shown=shown)

    def layer(self, name: str) -> QAction:
        """Give the switch of a layer that the look of the present game has."""
        return self._layers[name]

    def _scheme_menu(self, parent: QMenu) -> QMenu:
        menu = QMenu(self.tr("&Light and dark"), parent)
        group = QActionGroup(menu)
        schemes = Qt.ColorScheme
        kept = self._settings.value("scheme", "Unknown", str)
        for text, scheme in (
            (self.tr("As the &system"), schemes.Unknown),
            (self.tr("&Light"), schemes.Light),
            (self.tr("&Dark"), schemes.Dark),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setActionGroup(group)
            action.setChecked(scheme.name == kept)
            action.triggered.connect(lambda _=False, scheme=scheme: self.set_scheme(scheme))
        return menu

    def set_scheme(self, scheme: Qt.ColorScheme) -> None:
        """Be light, dark, or what the system is (Unknown)."""
        self._settings.setValue("scheme", scheme.name)
        theme.choose(scheme)
        self.recoloured.emit()

    def _flip(self) -> None:
        self._scene.hand.cancel()
        self._scene.set_flipped(not self._scene.flipped)

    def _set_moving(self, moving: bool) -> None:
        self._settings.setValue("moving", moving)
        self._scene.motion.enabled = moving

    def _set_full(self, full: bool) -> None:
        if full:
            self._window.showFullScreen()
        else:
            self._window.showNormal()
