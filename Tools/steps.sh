# shellcheck shell=bash
# The steps of a command, for the scripts beside this one: each is limited and timed. At the end, also
# after a failure, a table tells what each took, then what failed and what was unsteady. A script says
# what all of them together may take, in minutes: `most=80`; and whether it goes on after a step that
# failed: `goes_on=yes`.
#
#   step NAME MINUTES COMMAND…     one step, in a group of its own: it ends with all that it began
#   ask NAME MINUTES COMMAND…      the same where the person at the terminal may be asked something
#   beside NAME LOG COMMAND…       begins a step beside those that follow: when it fails, they stop.
#                                  Its output goes to LOG, or where all output goes when that is `-`
#   joined NAME MINUTES            waits for it, if it still runs

#: What the checks have found (Tools/Checks/unsteady.py): what failed, and what passed the second time.
faults=.build/failed
stumbles=.build/unsteady
mkdir -p .build
rm -f "$faults" "$stumbles"

most=80
goes_on=no
table=()
broken=()
now='' now_began=0
work='' timer=''
other='' other_name='' other_began=0 other_log=''

trap 'exit 130' INT
trap 'exit 143' TERM HUP
trap 'finish $?' EXIT

# start COMMAND…: begins it in a group of its own, without input. They stay in one session: in another
# `chrt --idle` would yield to nobody (autogroups).
start() {
  set -m
  "$@" </dev/null &
  set +m
}

# Ends a step with all that it began; what does not end within ten seconds has to.
stop() {
  [ -n "$1" ] || return 0
  kill -- "-$1" 2>/dev/null || kill "$1" 2>/dev/null || return 0
  for _ in {1..50}; do
    kill -0 -- "-$1" 2>/dev/null || return 0
    sleep 0.2
  done
  kill -KILL -- "-$1" 2>/dev/null || true
}

# row NAME SECONDS [REMARK]
row() {
  table+=("$(printf '  %-32s %6d s  %s' "$1" "$2" "${3:-}" | sed 's/ *$//')")
  [ -n "${3:-}" ] || echo "-- $1: $2 s"
}

# failed NAME SECONDS STATUS REMARK: ends the script, or remembers it.
failed() {
  row "$1" "$2" "$4"
  broken+=("$1")
  now=
  [ "$goes_on" = yes ] || exit "$3"
}

# Sets `limit`, in seconds, and `late`, what is said when it is over.
begin() {
  local left=$((most * 60 - SECONDS))
  now=$1 now_began=$SECONDS
  limit=$(($2 * 60)) late="$1 takes longer than $2 minutes"
  if [ "$left" -lt "$limit" ]; then
    limit=$((left > 0 ? left : 0))
    late="All steps take longer than $most minutes: stopped at $1"
  fi
  echo "== $1"
}

step() {
  begin "$1" "$2"
  shift 2
  start "$@"
  work=$!
  await
}

ask() {
  local status=0
  begin "$1" "$2"
  timeout --foreground "$limit" "${@:3}" || status=$?
  if [ "$status" = 124 ]; then
    echo "$late"
    failed "$1" $((SECONDS - now_began)) 1 "took too long"
  elif [ "$status" != 0 ]; then
    failed "$1" $((SECONDS - now_began)) "$status" failed
  else
    row "$1" $((SECONDS - now_began))
  fi
  now=
}

beside() {
  other_name=$1 other_log=$2 other_began=$SECONDS
  shift 2
  if [ "$other_log" = - ]; then start "$@"; else start "$@" >"$other_log" 2>&1; fi
  other=$!
}

joined() {
  [ -n "$other" ] || return 0
  begin "$1" "$2"
  now_began=$other_began
  await
}

# Sets `first` and `status`: what has ended of all that runs. What was killed while nobody waited is no
# longer among the jobs, but its status is known.
next() {
  local job
  status=0
  for job in $work $other $timer; do
    if ! kill -0 "$job" 2>/dev/null; then
      first=$job
      wait "$job" 2>/dev/null || status=$?
      return 0
    fi
  done
  # shellcheck disable=SC2086
  wait -n -p first $work $other $timer || status=$?
}

# Waits for what runs: the step that began last, or what runs beside, where there is none.
await() {
  local first status name=$now began=$now_began
  sleep "$limit" &
  timer=$!
  while [ -n "$work" ] || [ "$name" = "$other_name" ]; do
    next
    if [ "$first" = "$timer" ]; then
      timer=
      echo "$late"
      stop "${work:-$other}"
      [ -n "$work" ] || other=
      work=
      failed "$name" $((SECONDS - began)) 1 "took too long"
      return
    elif [ "$first" = "$work" ]; then
      work=
      break
    fi
    # What runs beside has ended.
    other=
    if [ "$other_log" != - ]; then tail -n $((status == 0 ? 1 : 60)) "$other_log"; fi
    [ "$name" != "$other_name" ] || break
    if [ "$status" != 0 ]; then
      stop "$work"
      work=
      row "$name" $((SECONDS - began)) stopped
      failed "$other_name" $((SECONDS - other_began)) "$status" failed
      return
    fi
    row "$other_name" $((SECONDS - other_began))
  done
  kill "$timer" 2>/dev/null || true
  timer=
  if [ "$status" = 0 ]; then
    row "$name" $((SECONDS - began))
  else
    failed "$name" $((SECONDS - began)) "$status" failed
  fi
  now=
}

finish() {
  trap - EXIT
  local status=$1 name
  stop "$work"
  stop "$other"
  [ -z "$timer" ] || kill "$timer" 2>/dev/null || true
  if [ -n "$now" ]; then
    row "$now" $((SECONDS - now_began)) stopped
    broken+=("$now, which was stopped")
  fi
  [ -z "$other" ] || [ "$now" = "$other_name" ] || row "$other_name" $((SECONDS - other_began)) stopped
  if [ ${#broken[@]} != 0 ] && [ "$status" = 0 ]; then status=1; fi
  echo "== What each step took"
  printf '%s\n' "${table[@]}"
  printf '  %-32s %6d s\n' "all together" "$SECONDS"
  if [ ${#broken[@]} = 0 ]; then
    echo "Failed: $([ "$status" = 0 ] && echo nothing || echo "no step, but the command ended with $status")"
  else
    for name in "${broken[@]}"; do echo "Failed: $name"; done
    [ ! -s "$faults" ] || sed 's/^/  /' "$faults"
  fi
  if [ -s "$stumbles" ]; then
    sed -E 's/^\["([^"]*)".*/Unsteady: \1/' "$stumbles"
  else
    echo "Unsteady: nothing"
  fi
  exit "$status"
}
