"""The floor plan as data: the rooms of the package, their files, and what each room may import.

`tests/test_house.py` holds every import of `src/donjon` to it, also those for types alone. A room
may always import itself. `kernel` stands for all rooms of the kernel.
"""

from __future__ import annotations

from typing import Final

COMMON_FILES: Final = [
    *("__init__", "parts"),
    *("content/schema", "content/tables"),
    *("model/state", "model/clones"),
    *("words/names", "words/ids", "words/events", "words/facts"),
    *("rules/setup", "rules/turn", "rules/scoring"),
    *("view/forms", "view/build"),
    *("drawing/scene", "drawing/layout", "drawing/panels", "drawing/faces", "drawing/icons"),
    *("drawing/choices", "drawing/tips", "drawing/why_not", "drawing/means_now"),
    *("drawing/memory", "drawing/moments"),
    *("bot/policy",),
]
"""Modules that every game has, each in its room."""
NOT_IN_THE_TOY: Final = {
    *("words/names", "words/ids", "words/facts"),
    *("drawing/layout", "drawing/panels", "drawing/faces", "drawing/icons"),
    "drawing/moments",
}
ROOMS: Final = ["content", "model", "words", "rules", "view", "drawing", "bot", "text"]
MORE_ROOMS: Final = {"map_masters": ["plans", "solver"]}

GAME: Final = {
    "__init__": "content kernel.rules kernel.match",
    "parts": "rules view view.build drawing bot kernel.view kernel.match",
    "content": "kernel.content kernel.words kernel.rules",
    "model": "content kernel.rules",
    "words": "content model kernel.words kernel.journal",
    "rules": "content model words kernel.words kernel.journal kernel.rules",
    "view": "content model words rules kernel.words kernel.rules kernel.view",
    "view.build": "content model words rules view kernel.words kernel.rules kernel.view",
    "drawing": "content words view kernel.words kernel.scene kernel.drawing",
    "plans": "content model words rules kernel.words kernel.rules",
    "solver": "content model rules plans kernel.words kernel.rules",
    "bot": "content model words rules view plans solver kernel.content kernel.words kernel.rules"
    " kernel.tuning",
}
"""For every game alike. Drawing is given a view and cannot build one (`view.build`)."""

SOLVER: Final = ["input", "runs", "hand", "layout", "bounds", "search"]
"""The folders of Map Masters' solver: each may import those before it."""

PACKAGE: Final = {
    # what every game stands on
    "kernel": "",
    "kernel.words": "",
    "kernel.content": "kernel.words",
    "kernel.journal": "kernel.words",
    "kernel.rules": "kernel.words kernel.journal",
    "kernel.tuning": "kernel.words kernel.content kernel.rules",
    "kernel.view": "",
    "kernel.scene": "kernel.words kernel.journal",
    "kernel.drawing": "kernel.words kernel.journal kernel.scene",
    "kernel.match": "kernel",
    # the games by name, whoever plays them, and what is known of native code
    "games": "",
    "testing": "",
    "registry": "kernel",  # imports a game by its name, when it is asked for
    "native": "kernel",
    "clone_writer": "",
    "worker_processes": "",
    "rule_catalogue": "kernel registry",
    "bots": "kernel registry",
    "arena": "kernel registry worker_processes bots",
    "donjon": "kernel registry",
    "conformance": "kernel rule_catalogue",
    # the server: each row may import those above it, as far as it needs them
    "table": "kernel",
    "table.clock": "",
    "table.metrics": "",
    "table.worker_signals": "",
    "table.limits": "",
    "table.refusals": "kernel",
    "table.qr_code": "",
    "table.addresses": "",
    "table.settings": "kernel bots table.addresses",
    "table.wire": "kernel native",
    "table.store": "kernel bots table.clock table.refusals table.settings table.wire",
    "table.feed": "kernel table.refusals table.settings table.wire table.limits table.store",
    "table.match": "kernel native registry worker_processes bots table.clock table.refusals"
    " table.settings table.wire table.limits table.store table.feed",
    "table.hub": "kernel native table.clock table.metrics table.worker_signals table.refusals"
    " table.settings table.wire table.limits table.store table.feed table.match",
    "table.request_context": "kernel table.refusals table.store table.hub",
    "table.lobby": "kernel registry bots table.clock table.refusals table.settings table.wire"
    " table.store table.feed table.match table.hub",
    "table.live": "kernel table.clock table.refusals table.settings table.wire table.limits"
    " table.store table.feed table.match table.hub table.request_context table.lobby",
    "table.http": "kernel registry rule_catalogue table table.clock table.addresses"
    " table.qr_code table.refusals table.settings table.wire table.limits table.store table.feed"
    " table.match table.hub table.request_context table.lobby table.live",
    "table.serve": "kernel native registry table.addresses table.settings table.live table.http",
    # the table in a terminal, and the command line
    "terminal": "kernel donjon",
    "terminal.draw": "kernel rule_catalogue terminal",
    "terminal.ask": "kernel rule_catalogue bots terminal terminal.draw",
    "terminal.run": "kernel registry rule_catalogue bots arena donjon terminal terminal.draw"
    " terminal.ask",
    "terminal.new_game": "kernel registry terminal terminal.run",
    "terminal.solve": "kernel map_masters terminal terminal.draw terminal.ask terminal.run",
    "commands": "registry terminal terminal.run terminal.new_game terminal.solve table.addresses"
    " table.qr_code table.settings table.serve",
    "cli": "kernel terminal",  # imports a command by its name, when it is run
    "__main__": "cli",
}
"""Only `terminal.solve`, a command of Map Masters, may import the modules of a game."""
