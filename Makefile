# Everything a user or the continuous integration does, by name. `make` alone lists the targets.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run test lint build unit snippets docs client figures flags terminal sanitize soak bench \
	bench-instructions operators clean

# One set of flags for every build, so that all share their products. SwiftPM colours diagnostics in a terminal by a flag
# of the compiler, with which it compiles all modules anew: no build has colours.
FLAGS := --no-color-diagnostics
# Debug builds are checked too.
CHECKED := $(FLAGS) -Xswiftc -warnings-as-errors
# Swift files are linted where they are; build products are not ours.
SWIFT_CODE := Package.swift Sources Tests Examples Benchmarks
BENCHMARKS := swift run $(FLAGS) --package-path Benchmarks -c release benchmarks

# Packages of clients. They share their build products, so that the library is compiled once for all.
CLIENTS := ClientPackage BackendPackage
CLIENT_BUILD := Tests/ClientPackage/.build

# The checks of `make lint` beside the formatter; all are run, so that one run shows all there is to mend.
CHECKS := lengths layers folders style flags contracts snippets links coming-from compile-time refused operators fn release

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## start the showcase, built for release; make run ARGS="tic-tac-toe --size 4"
	@scripts/install.sh swift
	@swift build $(FLAGS) -c release --product showcase
	@exec "$$(swift build -c release --show-bin-path)/showcase" $(ARGS)

test: ## all that the continuous integration runs: every target from lint to terminal
	@scripts/steps.sh lint build flags docs client bench-check snippets terminal unit

lint: ## formatting, comments, lengths, layers, style, and that contracts, snippets, links, names and tables of the documents hold
	@scripts/install.sh swift
	@status=0; \
	swift format lint --strict --parallel --recursive $(SWIFT_CODE) || status=1; \
	for check in $(CHECKS); do scripts/check-$$check.sh || status=1; done; \
	exit $$status

build: ## build everything for debugging, warnings as errors
	@scripts/install.sh swift
	@swift build --build-tests $(CHECKED)

unit: build ## run the tests; make unit FILTER=Debounce
	@scripts/install.sh tmux
	@swift test --skip-build $(CHECKED) $(if $(FILTER),--filter "$(FILTER)")

snippets: build ## run the programs of the README and compare their output
	@scripts/check-snippets.sh output "$$(swift build --show-bin-path)"

operators: ## write docs/OPERATORS.md from the table of operators in Sources/MarblesTool/Table
	@scripts/install.sh swift
	@swift run $(FLAGS) marbles --table > .build/operators.md
	@mv .build/operators.md docs/OPERATORS.md

docs: build ## the reference as a static site in .build/docs, warnings as errors
	@scripts/docs.sh

client: ## build and test an app and a backend as a client writes them, with exactly the settings of the README
	@scripts/install.sh swift
	@for package in $(CLIENTS); do \
	  swift build --package-path Tests/$$package --scratch-path $(CLIENT_BUILD) --build-tests $(CHECKED) || exit 1; \
	  swift test --package-path Tests/$$package --scratch-path $(CLIENT_BUILD) --skip-build $(CHECKED) || exit 1; \
	done

flags: ## show that a build in a terminal compiles nothing that a build from a pipe has compiled
	@scripts/install.sh swift
	@scripts/check-flags.sh build

figures: ## run the benchmarks in short, and fail where a figure passes its limit
	@$(BENCHMARKS) --check --quick

terminal: build ## drive the showcase in tmux as a person would: keys, mouse, signals, traps, stops
	@scripts/install.sh tmux pgrep
	@scripts/terminal-check.sh "$$(swift build --show-bin-path)/showcase"

sanitize: ## run the tests of storage and threads under the thread and the address sanitizer; make sanitize KIND=thread
	@scripts/install.sh swift
	@for kind in $(or $(KIND),thread address); do scripts/sanitize.sh $$kind $(if $(FILTER),"$(FILTER)") || exit 1; done

soak: build ## run the random tests with many more seeds; make soak TIMES=500 FILTER=ReentrancyFuzz
	@TRIBUTARY_SOAK=$(or $(TIMES),50) swift test --skip-build $(CHECKED) \
	  --filter "$(or $(FILTER),Fuzz|ArrayModel|CombiningModel|ScriptTests|ShareModel|ShareReentrancy|ReplaySubject|GateLaw|PolicyLaw|SimulationTests)"

bench-check: figures ## figures, and instructions counted by callgrind against their limits
	@scripts/install.sh swift valgrind
	@scripts/check-instructions.sh

bench: ## run the benchmarks, one JSON object a line; make bench FILTER=subject
	@scripts/install.sh swift
	@$(BENCHMARKS) $(FILTER)

bench-instructions: ## count instructions per operation under valgrind; make bench-instructions FILTER=subject
	@scripts/install.sh swift valgrind
	@scripts/count-instructions.sh $(FILTER)

clean: ## remove all build products
	rm -rf .build Benchmarks/.build Tests/ClientPackage/.build
