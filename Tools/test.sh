#!/usr/bin/env bash
# Runs every check in order, prints what each did, and stops at the first that fails.
set -euo pipefail
cd "$(dirname "$0")/.."

step() {
  local name=$1
  shift
  local began=$SECONDS
  echo "== $name"
  "$@"
  echo "-- $name: $((SECONDS - began)) s"
}

step "format" make -s lint
# One configuration for everything: the tests run the code that is served.
step "native build" swift build -c release --build-tests
step "house rules" .build/release/tidy
step "native tests" swift test -c release --skip-build
step "simulator" .build/release/fieldday simulate --seeds 200
step "browser client" Tools/build-web.sh
step "browser journeys" .venv/bin/python -m pytest -q Tests/Browser
echo "All checks passed."
