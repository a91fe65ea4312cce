#!/usr/bin/env bash
# One app's tests, with what is built: its native tests, then its journeys. Their pages have their
# client in the server (`make dev`), so nothing is compiled for a browser; what a page does without a
# server or a network is left out, and is in `make test`.
#
#   Tools/quick.sh APP   APP: a folder of Apps
set -euo pipefail
cd "$(dirname "$0")/.."
app=${1:-}
case $app in
  DayBlock) journeys="day_*" ;;
  TeePals) journeys="golf_*" ;;
  RefWatch) journeys="referee_*" ;;
  RunningBuddy) journeys="run run_*" ;;
  SuperFriend) journeys="composition import people rejected two_devices two_hundred unreachable" ;;
  Accounts)
    journeys="identifiers passkeys phone profile providers recovery second_factor security_answers
      sessions sign_up your_data"
    ;;
  *)
    echo "make quick APP=…: one of $(cd Apps && echo *)" >&2
    exit 2
    ;;
esac
files=$(for name in $journeys; do ls Tests/Browser/test_$name.py; done)

# shellcheck source=Tools/steps.sh
. Tools/steps.sh
check() { step "$1" "$2" .venv/bin/python "Tools/Checks/$3.py" "${@:4}"; }
ask "set-up" 30 Tools/setup.sh test
step "native build" 60 swift build -c release --build-tests
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8
check "native tests" 15 native --filter "^${app}(Domain|UI|Server)Tests\."
step "page" 1 Tools/develop-page.sh .build/develop-page
# shellcheck disable=SC2086
FIELDDAY_CLIENT=native check "journeys" 20 journeys of $files
