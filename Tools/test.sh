#!/usr/bin/env bash
# Runs every check, prints what each did, and stops at the first that fails.
set -euo pipefail
cd "$(dirname "$0")/.."

# The client's compiler keeps one processor busy for long: it works beside all that needs no client,
# from the start. When it fails, what runs beside it is stopped. Jobs have groups of their own, so
# that a job ends with all that it began.
set -m
client_log=.build/browser-client.log
client= work=
stop() { for job in $client $work; do kill -- "-$job" 2>/dev/null || true; done; }
trap stop EXIT

client_ended() {
  client=
  tail -n "$(($1 == 0 ? 1 : 60))" "$client_log"
  return "$1"
}
finish_client() {
  local status=0
  if [ -n "$client" ]; then
    wait "$client" || status=$?
    client_ended "$status"
  fi
  .build/release/stylesheet >.build/styles.css
  Tools/assemble-web.sh .build/styles.css
}
beside_client() {
  local first status=0
  "$@" &
  work=$!
  wait -n -p first "$work" "$client" || status=$?
  if [ "$first" = "$client" ]; then
    client_ended "$status"
    wait "$work" || status=$?
  fi
  work=
  return "$status"
}

step() {
  local name=$1 began=$SECONDS
  shift
  echo "== $name"
  if [ -n "$client" ] && [ "$1" != finish_client ]; then
    beside_client "$@"
  else
    "$@"
  fi
  echo "-- $name: $((SECONDS - began)) s"
}

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

# Three files of journeys at a time: part of a journey is waiting. A browser on a busy machine may
# stumble once: what failed is tried once more, alone. Both are printed, and what passes only then is
# named, to be mended. More than five failures are no stumble.
journeys() {
  local python=.venv/bin/python names=.build/failed-journeys failed
  rm -f "$names"
  "$python" -m pytest -q -n 3 --dist loadfile --no-loadscope-reorder -m "$1" Tests/Browser && return
  [ -e "$names" ] || return 1
  mapfile -t failed <"$names"
  ((${#failed[@]} > 0 && ${#failed[@]} <= 5)) || return 1
  echo "== unsteady or broken, once more:" "${failed[@]}"
  "$python" -m pytest -q "${failed[@]}"
}

# Whether the last build ended: .ci/run asks.
complete=.build/complete
mkdir -p .build
rm -f "$complete"
step "format" make -s lint
# Both builds read the list of versions: it is made before they begin.
step "dependencies" swift package resolve
Tools/compile-web.sh >"$client_log" 2>&1 &
client=$!
# One configuration for everything: the tests run the code that is served.
step "native build" swift build -c release --build-tests
step "house rules" .build/release/tidy
# A few tests at a time: all at once, each takes as long as all of them and meets its limits.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8
step "native tests" native_tests
step "simulator" .build/release/fieldday simulate --seeds 200
mkdir -p .build/no-client
FIELDDAY_CLIENT=$PWD/.build/no-client step "journeys without a client" journeys "not client"
step "browser client" finish_client
touch "$complete"
step "browser journeys" journeys client
echo "All checks passed."
