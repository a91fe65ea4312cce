#!/usr/bin/env bash
# What runs before a release, for it takes an hour and more. What is built has to be in order; of the
# rest each step is made although one before it has failed.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Tools/steps.sh
. Tools/steps.sh
most=240
journeys() { step "$1" "$2" .venv/bin/python Tools/Checks/journeys.py of --soak -n 2 "${@:3}"; }
simulate() { step "$1" "$2" .build/release/fieldday-lab simulate "${@:3}"; }

ask "set-up" 30 Tools/setup.sh test
step "build" 100 Tools/build-web.sh fieldday fieldday-lab
goes_on=yes
journeys "every screen, and a storm" 60 \
  Tests/Browser/test_screens_*.py Tests/Browser/test_referee_chaos.py
journeys "journeys of a release" 30 -m soak Tests/Browser
step "promises" 60 .venv/bin/python Tools/Checks/promises.py
simulate "2,000 seeds" 20 --seeds 2000
simulate "500 new seeds" 10 --seeds 500 --first "$(date +%s)000"
