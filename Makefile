# Donjon. `make play` and `make test` need Python 3.11 or later and make, and nothing else.

PYTHON ?= python3
ARGS ?=
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip install -qq --disable-pip-version-check
PIP_WHEEL := $(RUN) -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation
TREE := $(CURDIR)/build/compiled

.PHONY: help play terminal test proof ladders browser check quick trace bench bench-gate bench-table web wire clones compile wheel release releasable lock clean
.DELETE_ON_ERROR:

help:
	@echo 'make play         open a table in the browser   make test      all tests, interpreted and compiled'
	@echo 'make terminal     play in the terminal          make quick     what a change touches, in a minute'
	@echo 'make web          the client                    make check     style, types, rule trace'
	@echo 'make compile      native code                   make trace     which rule stands where'
	@echo 'make bench        how fast the rules are        make wire      the types of the client'
	@echo 'make bench-table  how much the server bears     make lock      new lock files'
	@echo 'make bench-gate   whether anything got slower   make release   heading, tag and wheel'
	@echo 'make browser      whole matches in a browser    make wheel     a compiled wheel'
	@echo 'make clones       how states are copied         make proof     everything at full size, for hours'
	@echo 'make clean        remove what was built         make ladders   who beats whom, for hours'

# Start the table at once and compile native code in the background: see tools/serve_while_compiling.py.
play: | python
	@$(PYTHON) -m tools.play serve --open $(ARGS)

terminal: | python
	@$(PYTHON) -m tools.play play $(ARGS)

# A test run starts hundreds of Pythons: each would compile the same sources again.
unexport PYTHONDONTWRITEBYTECODE

# Every worker begins with a part of its own, so that few start the same servers; who has no test
# left takes some from another.
PYTEST := $(RUN) -m pytest -q --dist worksteal -n

# With ARGS='-k …' one of the runs may have nothing to do, which pytest tells by a 5.
OR_NONE = $(if $(ARGS),|| [ $$? -eq 5 ])

# The rules are proved interpreted. What is marked `both` proves that compiled they are the same;
# what is marked `e2e` runs once, with the compiled rules where they can be compiled. Whoever waits
# for a browser or a server needs no core meanwhile: a third worker for two cores. Translating the
# rules to C keeps one core alone, so native code is made beside the interpreted tests.
test: $(VENV)/ready-dev web
	@$(RUN) tools/debian.py
	@echo 'tests of the client'
	@$(RUN) -m tools.web test
	@echo 'tests, interpreted, and native code beside them'
	@$(RUN) -m tools.compile > build/compiling.log 2>&1 & compiling=$$!; \
	trap 'kill $$compiling 2>/dev/null' EXIT; \
	$(PYTEST) 2 -m 'not e2e' $(ARGS) $(OR_NONE); outcome=$$?; \
	[ $$outcome -ne 0 ] || wait $$compiling; compiled=$$?; \
	tail -n 1 build/compiling.log; \
	[ $$outcome -eq 0 ] && [ $$compiled -eq 0 ]
	@if [ -d "$(TREE)" ]; then \
		echo 'tests, compiled'; \
		PYTHONPATH="$(TREE)" DONJON_COMPILED=1 $(PYTEST) 3 -m 'both or e2e' $(ARGS) $(OR_NONE); \
	else \
		$(PYTEST) 3 -m e2e $(ARGS) $(OR_NONE); \
	fi

# Everything at full size, for hours: what passed with this code is not repeated. The table of what
# was tried goes into docs/proof.md; ARGS='--only leak,crash --share 0.1' tries a part of it.
proof: $(VENV)/ready-dev web
	@$(RUN) tools/debian.py
	@$(RUN) -m tools.proof $(ARGS)

# The levels of all games meet: who beats whom goes into docs/ladders.md. It takes hours and goes on
# where it was stopped; ARGS='--games clank --seats 2 --minutes 30' plays a part of it.
ladders: $(VENV)/ready-dev
	@$(RUN) -m tools.compile
	@PYTHONPATH="$(TREE)" $(RUN) -m tools.ladders $(ARGS)

# Whole matches in a real browser; pictures of them are kept in build/screenshots.
browser: $(VENV)/ready-dev web
	@$(RUN) tools/debian.py
	@$(RUN) -m tools.web install
	@$(RUN) -m tools.compile || true
	@PYTHONPATH="$(TREE)" DONJON_COMPILED=1 DONJON_PICTURES=1 $(PYTEST) 2 tests/browser $(ARGS)

# One line for a stage that passes: its name and the last line it printed; all of it when it fails.
define stage
	@printf '%-10s' '$(1)'; \
	if said=$$($(2) 2>&1); then printf '%s\n' "$$said" | tail -n 1; \
	else printf 'failed\n%s\n' "$$said"; exit 1; fi
endef

check: $(VENV)/ready-dev
	$(call stage,ruff,$(RUN) -m ruff check --quiet && echo clean)
	$(call stage,format,$(RUN) -m ruff format --check)
	$(call stage,mypy,$(RUN) -m mypy)
	$(call stage,wire,$(RUN) tools/wire.py --check)
	$(call stage,clones,$(RUN) -m tools.clones --check)
	$(call stage,svelte,$(RUN) -m tools.web check)
	$(call stage,web,$(RUN) -m tools.web lint && echo clean)
	$(call stage,trace,$(RUN) tools/trace.py)
	$(call stage,house,$(RUN) -m pytest -q tests/test_house.py)

# What a change touches, within a minute: for the inner loop. BASE=commit says where it began.
quick: $(VENV)/ready-dev
	@$(RUN) -m tools.quick $(if $(BASE),--base '$(BASE)')

trace: $(VENV)/ready
	@$(RUN) tools/trace.py $(ARGS)

bench: $(VENV)/ready
	@$(RUN) -m tools.compile
	@$(RUN) bench/run.py $(ARGS)

# More instructions than the baseline has for the same work are a fault, however busy the machine is.
bench-gate: $(VENV)/ready-dev
	@$(RUN) tools/debian.py valgrind
	@$(RUN) -m tools.compile
	@$(RUN) -m bench.gate $(ARGS)

bench-table: $(VENV)/ready-dev
	@$(RUN) -m tools.compile
	@$(RUN) -m bench.table $(ARGS)

web: $(VENV)/ready
	@$(RUN) -m tools.web

# The copies of states, from the annotations of each model.
clones: $(VENV)/ready
	@$(RUN) -m tools.clones

wire: $(VENV)/ready
	@$(RUN) tools/wire.py

compile: $(VENV)/ready
	@$(RUN) -m tools.compile

# A compiled wheel for this machine and Python: it needs no compiler, Node or make where it is installed.
wheel: web compile
	@$(PIP_WHEEL) -w dist .
	@ls -1 dist/*.whl

# The wheel, then the heading in CHANGELOG.md, a commit and a tag, once everything is proven. What
# stands in the way of a release is told before all that.
release: releasable check test wheel
	@$(RUN) tools/release.py

releasable: $(VENV)/ready
	@$(RUN) tools/release.py --check

LOCK = $(RUN) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command 'make lock' --no-emit-index-url --no-emit-find-links --upgrade

lock: $(VENV)/ready
	@$(PIP) uv
	@$(LOCK) --extra build -o requirements.lock pyproject.toml
	@$(LOCK) --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean:
	@rm -rf build dist $(VENV) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment: made once, filled again when a lock changes; tools/setup.py looks whether it is.

.PHONY: python $(VENV)/ready $(VENV)/ready-dev

# None, or one so old that it cannot read tools/setup.py, which says the same of those in between.
python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 7))' 2>/dev/null || { \
		echo 'Python 3.11 or later is missing: install it (Debian: apt install python3)' \
			'and name it: make play PYTHON=python3.11'; exit 1; }

$(VENV)/ready: | python
	@$(PYTHON) -m tools.setup

$(VENV)/ready-dev: | python
	@$(PYTHON) -m tools.setup dev
