# Everything a newcomer needs: Python 3.11 to 3.14 and make. The environment is made in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --python
# uv takes a fifth of pip's time; pip reaches what only its own settings name, such as a mirror.
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python --editable
OR_WITH_PIP := || $(BIN)/python -m pip install --quiet --editable
LOCKED := install --quiet --require-hashes -r

COMPILE := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
BUILD_REQUIRES := import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

unexport PYTHONDONTWRITEBYTECODE  # else every process that tests start compiles them all again

.PHONY: play run quick short test tests soak lint format bench bench-compare mutants lock locked clean

play: $(VENV)/.play  ## the bot in the browser, no token needed
	$(BIN)/airlock play $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database $(DATABASE))

run: $(VENV)/.play  ## the bot on Discord; see the README for AIRLOCK_TOKEN
	$(BIN)/airlock run

# What breaks is nearly always seen by the first case of a test, or by a law in its first game; tests
# that are long or wait for others take eight times as long (tests/short.py).
quick:  ## after each change: style, types, imports, short tests, laws over one game
	@$(MAKE) --no-print-directory -j2 lint short

short: $(VENV)/.dev
	$(BIN)/pytest -n 2 --quick --short

test: lint tests  ## everything CI checks; with -j2 side by side

# Three workers keep two cores busy, as some wait for processes and sockets; four take a tenth longer.
tests: $(VENV)/.collected
	$(BIN)/pytest -n 3

soak: $(VENV)/.dev  ## before a larger merge: thousands of games, every ending in the browser; an hour
	$(BIN)/python -m tests.soak

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Ratios and counts are kept in benchmarks/figures.tsv; ROOMS="engine wire" for some, RUNS=3 for fewer.
bench: $(VENV)/.bench  ## benchmarks, recorded; compared with other engines where installed
	$(BIN)/python -m benchmarks --record $(ROOMS) $(if $(RUNS),--runs $(RUNS))

bench-compare: $(VENV)/.bench  ## benchmarks, and which figures moved since the last record
	$(BIN)/python -m benchmarks --compare $(ROOMS) $(if $(RUNS),--runs $(RUNS))

mutants: $(VENV)/.dev  ## mutation testing: faults that no test notices; SIZE=60 for fewer
	$(BIN)/python -m benchmarks.mutants $(if $(SIZE),--size $(SIZE)) $(if $(SEED),--seed $(SEED))

lock: $(VENV)/.dev  ## the lock files of the container image, with hashes
	$(BIN)/uv $(COMPILE) pyproject.toml --extra postgres --output-file requirements.lock
	$(BIN)/python -c '$(BUILD_REQUIRES)' | \
		$(BIN)/uv $(COMPILE) - --output-file requirements-build.lock

locked: | $(BIN)/uv  ## test the locked packages that the Dockerfile installs
	rm -rf build
	$(BIN)/python -m venv --without-pip build/tools && $(BIN)/python -m venv --without-pip build/airlock
	$(BIN)/uv pip $(LOCKED) requirements-build.lock --python build/tools || \
		$(PIP) build/tools $(LOCKED) requirements-build.lock
	$(BIN)/uv pip $(LOCKED) requirements.lock --python build/airlock || \
		$(PIP) build/airlock $(LOCKED) requirements.lock
	build/tools/bin/python -m hatchling build -t wheel -d build
	$(PIP) build/airlock install --quiet --no-compile --no-index --no-deps build/*.whl
	$(PIP) build/airlock check
	cd build && AIRLOCK_TOKEN=a.b.c airlock/bin/airlock check

clean:
	rm -rf build $(VENV) .mypy_cache .ruff_cache .pytest_cache test-artifacts .mutants

$(VENV)/.play: pyproject.toml | $(BIN)/uv
	@echo "Installing what Airlock needs into $(VENV), which takes a minute or two."
	$(INSTALL) ".[play,postgres]" $(OR_WITH_PIP) ".[play,postgres]"
	touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/uv
	@echo "Installing what tests need into $(VENV), which takes a minute or two."
	$(INSTALL) ".[dev]" $(OR_WITH_PIP) ".[dev]"
	touch $@ $(VENV)/.play

# In a new clone each worker would rewrite the asserts of all tests, which takes ten seconds, at once.
$(VENV)/.collected: | $(VENV)/.dev
	$(BIN)/pytest --collect-only -qq >$(VENV)/collected.txt 2>&1 || { cat $(VENV)/collected.txt; exit 1; }
	touch $@

# Others' packages are beside the point: without them their ratios are left out.
$(VENV)/.bench: $(VENV)/.dev
	-$(BIN)/python -m pip install --quiet --editable ".[bench]" && touch $@

$(BIN)/uv: | $(VENV)/bin/python
	-$(BIN)/python -m pip install --quiet "uv>=0.9,<1"

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' || \
		{ echo "Airlock needs Python 3.11 to 3.14; name one with make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
