# Fieldday. `make run` and `make test` do everything on a fresh Debian machine with a Swift 6.3 toolchain.

SHELL := /bin/bash
SWIFT_FLAGS := -c release
BIN := .build/release/fieldday
LAB := .build/release/fieldday-lab
DATA ?= ./data
PORT ?= 8080
SEEDS ?= 400

.PHONY: help run serve dev demo web sizes test quick native simulate browser soak pictures bench format lint tidy setup clean

help: ## What can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  \1\t/' | expand -t 14

run: ## Build everything and serve it on http://localhost:8080
	@Tools/build-web.sh fieldday
	$(BIN) serve --data $(DATA) --port $(PORT) --client Web/dist

serve: ## Serve what is built already
	$(BIN) serve --data $(DATA) --port $(PORT) --client Web/dist

dev: setup ## Serve with a client that runs natively, and show each change as soon as it is built
	@Tools/develop.sh $(DATA) $(PORT)

demo: lab ## Fill ./data with sample data
	$(LAB) demo --data $(DATA)

setup:
	@Tools/setup.sh build

.PHONY: server lab
server: setup
	swift build $(SWIFT_FLAGS) --product fieldday

lab: setup
	swift build $(SWIFT_FLAGS) --product fieldday-lab

web: ## Build the browser client into Web/dist
	@Tools/build-web.sh

sizes: web ## What the clients are made of, and what has grown since it was recorded
	Tools/client-sizes.py

test: ## Everything: style, native tests, simulator, client build, browser journeys
	@Tools/test.sh

quick: ## The native tests and journeys of one app, such as APP=DayBlock
	@Tools/quick.sh $(APP)

native: setup ## Native tests only
	swift test $(SWIFT_FLAGS)

simulate: lab ## Simulate SEEDS seeds of the whole system
	$(LAB) simulate --seeds $(SEEDS)

browser: ## Browser journeys only, against what is built already
	@Tools/browser.sh

soak: ## Before a release: every screen at every size, 200 disturbances of a match, 2,500 seeds, every promise 20 times
	@Tools/soak.sh

pictures: ## Every screen as a picture, in Tests/Browser/screenshots, of what is built already
	@Tools/setup.sh test
	.venv/bin/python -m pytest -q --pictures Tests/Browser/test_screens_*.py

bench: web server lab ## Measure, next to a peer where one can run here; FIGURES="commands streams" for some
	@Tools/setup.sh bench
	swift build $(SWIFT_FLAGS) --product load
	swift build $(SWIFT_FLAGS) --product folds
	swift build $(SWIFT_FLAGS) --product nearby
	swift build $(SWIFT_FLAGS) --product feed
	swift build $(SWIFT_FLAGS) --product runs
	.venv/bin/python Benchmarks/run.py $(FIGURES) $(if $(GOLFERS),--golfers $(GOLFERS)) $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(ONLY),--only $(ONLY)) $(if $(STEPS),--steps "$(STEPS)")

format: ## Format all Swift sources
	swift format -i -r --parallel Package.swift Kit Apps Products Tests Tools Benchmarks

lint:
	swift format lint -r --parallel --strict Package.swift Kit Apps Products Tests Tools Benchmarks

tidy: setup ## Check the house rules
	swift run $(SWIFT_FLAGS) tidy

clean:
	rm -rf .build Web/dist Web/generated
