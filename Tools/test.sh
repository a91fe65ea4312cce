#!/usr/bin/env bash
# Runs every check, prints what each did, and stops at the first that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Tools/steps.sh
. Tools/steps.sh
most=80

# What is tried once more, and what is remembered of that, is in Tools/Checks.
check() { step "$1" "$2" .venv/bin/python "Tools/Checks/$3.py" "${@:4}"; }

# Whether the last build ended, whatever the tests said then: .ci/run asks.
complete=.build/complete
rm -f "$complete"
ask "set-up" 30 Tools/setup.sh test
step "format" 5 make -s lint
# The client's compiler keeps one processor busy for long: it works beside all that needs no client,
# from the start. When it fails, what runs beside it is stopped.
beside "browser client" .build/browser-client.log \
  bash -c "Tools/compile-web.sh || { rm -f $complete; exit 1; }"
# One configuration for everything: the tests run the code that is served. The client's last module
# keeps one processor busy for a quarter of an hour, so its compiler goes first.
step "native build" 60 chrt --idle 0 swift build -c release --build-tests
touch "$complete"
step "house rules" 2 .build/release/tidy
# A few tests at a time: all at once, each takes as long as all of them and meets its limits.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8
check "native tests" 20 native
step "simulator" 10 .build/release/fieldday-lab simulate --seeds 200
mkdir -p .build/no-client
FIELDDAY_CLIENT=$PWD/.build/no-client check "journeys without a client" 15 journeys without
joined "browser client" 60
step "style sheets" 1 .build/release/stylesheet .build/styles
step "page" 5 Tools/assemble-web.sh .build/styles
check "browser journeys" 45 journeys
check "what was unsteady" 1 unsteady
echo "All checks passed."
