#!/usr/bin/env bash
# All browser journeys, against what is built already.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Tools/steps.sh
. Tools/steps.sh
ask "set-up" 30 Tools/setup.sh test
step "journeys" 60 .venv/bin/python Tools/Checks/journeys.py of --durations 30 Tests/Browser
