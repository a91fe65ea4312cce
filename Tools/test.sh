#!/usr/bin/env bash
# Runs every check, prints what each did, and stops at the first that fails.
set -euo pipefail
cd "$(dirname "$0")/.."

# The client's compiler keeps one processor busy for long: it works beside all that needs no client,
# from the start. When it fails, what runs beside it is stopped. Jobs have groups of their own, so
# that a job ends with all that it began.
set -m
client_log=.build/browser-client.log
compiler= client= work= timer=
stop() { for job in $client $work $timer; do kill -- "-$job" 2>/dev/null || true; done; }
trap stop EXIT

# What all checks together may take, in minutes.
most=80

# step NAME MINUTES COMMAND…: one check. It ends with a message when it takes longer than it may.
step() {
  local name=$1 minutes=$2 began=$SECONDS first status=0
  local limit=$((minutes * 60)) left=$((most * 60 - SECONDS))
  local late="$name takes longer than $minutes minutes"
  if [ "$left" -lt "$limit" ]; then
    limit=$((left > 0 ? left : 0))
    late="All checks take longer than $most minutes: stopped at $name"
  fi
  shift 2
  echo "== $name"
  if [ "$1" = client_is_there ]; then
    work=$client
    client=
  else
    "$@" &
    work=$!
  fi
  [ -n "$work" ] || return 0
  sleep "$limit" &
  timer=$!
  while [ -n "$work" ]; do
    # shellcheck disable=SC2086
    wait -n -p first $work $client $timer || status=$?
    if [ "$first" = "$timer" ]; then
      echo "$late"
      exit 1
    fi
    [ "$first" = "$work" ] && work= || client=
    if [ "$first" = "$compiler" ]; then
      tail -n $((status == 0 ? 1 : 60)) "$client_log"
      [ "$status" = 0 ] || rm -f "$complete"
    fi
    [ "$status" = 0 ] || exit "$status"
  done
  { kill "$timer" && wait "$timer"; } 2>/dev/null || true
  timer=
  echo "-- $name: $((SECONDS - began)) s"
}

client_is_assembled() {
  .build/release/stylesheet .build/styles
  Tools/assemble-web.sh .build/styles
}

# What is tried once more, and what is remembered of that, is in Tools/Checks.
check() { .venv/bin/python "Tools/Checks/$1.py" "${@:2}"; }

# Whether the last build ended, whatever the tests said then: .ci/run asks.
complete=.build/complete
mkdir -p .build
rm -f "$complete" .build/unsteady
step "format" 5 make -s lint
Tools/compile-web.sh >"$client_log" 2>&1 &
compiler=$!
client=$compiler
# One configuration for everything: the tests run the code that is served. The client's last module
# keeps one processor busy for a quarter of an hour, so its compiler goes first.
step "native build" 60 chrt --idle 0 swift build -c release --build-tests
touch "$complete"
step "house rules" 2 .build/release/tidy
# A few tests at a time: all at once, each takes as long as all of them and meets its limits.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8
step "native tests" 20 check native
step "simulator" 10 .build/release/fieldday-lab simulate --seeds 200
mkdir -p .build/no-client
FIELDDAY_CLIENT=$PWD/.build/no-client step "journeys without a client" 15 check journeys without
step "browser client" 60 client_is_there
step "page" 5 client_is_assembled
step "browser journeys" 45 check journeys
step "what was unsteady" 1 check unsteady
echo "All checks passed."
