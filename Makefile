# Everything a newcomer needs: Python 3.11 or newer and make. The environment is made in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play run quick test lint format bench mutants clean

play: $(VENV)/.play  ## the bot in the browser, no token needed
	$(BIN)/airlock play $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database $(DATABASE))

run: $(VENV)/.play  ## the bot on Discord; see the README for AIRLOCK_TOKEN
	$(BIN)/airlock run

quick: lint  ## after each change: style, types, imports, values, laws over few games
	$(BIN)/pytest -n 2 --dist loadgroup --quick

test: lint  ## everything CI checks
	$(BIN)/pytest -n 2 --dist loadgroup

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.dev  ## figures; beside others' where their packages can be had
	-$(BIN)/python -m pip install --quiet --editable ".[bench]"
	$(BIN)/python -m benchmarks

mutants: $(VENV)/.dev  ## faults put into the code that no test notices; hours; SIZE=60 for fewer
	$(BIN)/python -m benchmarks.mutants $(if $(SIZE),--size $(SIZE)) $(if $(SEED),--seed $(SEED))

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis test-artifacts .mutants

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable ".[play]"
	touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@ $(VENV)/.play

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Airlock needs Python 3.11 or newer; name one with make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
