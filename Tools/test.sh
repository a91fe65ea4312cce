#!/usr/bin/env bash
# Runs every check, prints what each did, and stops at the first that fails.
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
# The names of the tests that failed are the last thing printed: in thousands of lines nobody finds
# them. As with the journeys, what failed is tried once more by itself, and what passes only then is
# named, to be mended.
native_tests() {
  local log=.build/native-tests.log report=.build/native-tests failed
  run() {
    if swift test -c release --skip-build --xunit-output "$report.xml" "$@" >"$log" 2>&1; then
      tail -n 1 "$log"
    else
      grep -a -A 3 '^✘' "$log" | grep -v '^✔\|^--' || tail -n 60 "$log"
      return 1
    fi
  }
  run && return
  failed=$(.venv/bin/python Tools/failed-tests.py "$report-swift-testing.xml") || failed=
  [ -n "$failed" ] || return 1
  echo "== unsteady or broken, once more: $failed"
  run --filter "$failed"
}

# Two files of journeys at a time: part of a journey is waiting. A browser on a busy machine may
# stumble once: what failed is tried once more, alone. Both are printed, and what passes only then is
# named, to be mended. More than five failures are no stumble.
journeys() {
  local python=.venv/bin/python names=.build/failed-journeys failed
  rm -f "$names"
  "$python" -m pytest -q -n 2 --dist loadfile -m "$1" Tests/Browser && return
  [ -e "$names" ] || return 1
  mapfile -t failed <"$names"
  ((${#failed[@]} > 0 && ${#failed[@]} <= 5)) || return 1
  echo "== unsteady or broken, once more:" "${failed[@]}"
  "$python" -m pytest -q "${failed[@]}"
}

# The client's compiler keeps one processor busy most of its time: it works beside all that needs no
# client.
client_log=.build/browser-client.log
begin_client() {
  .build/release/stylesheet >.build/styles.css
  FIELDDAY_STYLES=.build/styles.css setsid Tools/build-web.sh >"$client_log" 2>&1 &
  client=$!
  trap 'kill -- "-$client" 2>/dev/null || true' EXIT
}
finish_client() {
  local status=0
  wait "$client" || status=$?
  trap - EXIT
  tail -n "$((status == 0 ? 10 : 60))" "$client_log"
  return "$status"
}

# One configuration for everything: the tests run the code that is served.
step "native build" swift build -c release --build-tests
step "house rules" .build/release/tidy
begin_client
# A few tests at a time: all at once, each takes as long as all of them and meets its limits.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8
step "native tests" native_tests
step "simulator" .build/release/fieldday simulate --seeds 200
mkdir -p .build/no-client
FIELDDAY_CLIENT=$PWD/.build/no-client step "journeys without a client" journeys "not client"
step "browser client" finish_client
step "browser journeys" journeys client
echo "All checks passed."
