#!/usr/bin/env bash
# Compiles the browser's clients: .build/web.modules/<client>.wasm. Takes most of the time of a build
# and needs nothing of the native one. What was compiled from the same sources by the same tools is
# kept: a sum of all of them lies beside the modules.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=.build/web
modules=$scratch.modules
# shellcheck source=Tools/clients.sh
. Tools/clients.sh

mkdir -p .build
# The list has what does not go into the client. A folder that is missing costs a build and breaks
# nothing.
sum=$({
  swiftc --version 2>&1
  wasm-opt --version
  echo "$clients"
  find Kit Apps Products Package.swift Tools/compile-web.sh Tools/web-toolset.sh \
    -type f ! -name '*.md' ! -path '*/Tests/*' ! -path 'Apps/*/Server/*' \
    ! -name '*Styles.swift' ! -name '*Stylesheet.swift' ! -path 'Kit/Design/Stylesheet/*Rules.swift' \
    ! -path 'Kit/Server/*' ! -path 'Kit/ServerTesting/*' ! -path 'Kit/Store*' \
    ! -path 'Kit/Testing/*' ! -path 'Kit/C[A-Z]*' \
    ! -path 'Products/Application/*' ! -path 'Products/fieldday/*' ! -path 'Products/stylesheet/*' \
    ! -path 'Products/develop/*' ! -path 'Products/Development/*' ! -path 'Products/Styles/*' \
    ! -path 'Products/Suite/*' ! -path 'Products/Lab/*' ! -path 'Products/fieldday-lab/*' \
    -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
} | sha256sum | cut -d' ' -f1)
if [ "$(cat "$modules/sum" 2>/dev/null)" = "$sum" ]; then
  echo "The client is the one that was compiled before."
  exit
fi
mkdir -p "$modules"
rm -f "$modules/sum"

# All code the browser runs is compiled in the client's last module, whose generic types meet their
# arguments there: it alone is optimised (Package.swift) and linked, the others are built as quickly
# as they can. The compiler has been seen to hang and to eat memory: bound both.
Tools/web-toolset.sh "$scratch"
# shellcheck source=/dev/null
. "$scratch.link"

# link TARGET NAME, TARGET without its `.build`. Functions called once stay apart, in both passes:
# merged into their callers they compress 5 % worse. Nothing lies in the first kilobyte of memory, the
# stack does.
optimized="-Oz --one-caller-inline-max-function-size=20 --low-memory-unused"
link() {
  local at=$scratch.$2
  # shellcheck disable=SC2086
  $linker "$1".build/*.o "$(dirname "$1")"/Freestanding.build/*.o $libraries -o "$at.linked.wasm"
  # shellcheck disable=SC2086
  wasm-opt $optimized -g "$at.linked.wasm" -o "$at.whole.wasm"
  # shellcheck disable=SC2086
  wasm-opt $optimized --strip-debug --strip-producers --strip-target-features \
    "$at.whole.wasm" -o "$modules/$2.wasm"
}

# build FOLDER TARGET
build() (
  ulimit -v 12582912
  timeout --foreground 3000 swift build --scratch-path "$1" \
    --triple wasm32-unknown-none-wasm --toolset "$scratch.toolset.json" \
    -c debug -debug-info-format none --disable-index-store --target "$2"
)

# outdated TARGET: whether a module changed after the objects were made of it. A change within functions
# leaves the modules between as they are, and the build system sees only those.
outdated() {
  local oldest module
  # shellcheck disable=SC2012
  oldest=$(ls -t "$1".build/*.o | tail -1)
  for module in $(tr ' ' '\n' <"$1.build/$(basename "$1").d" | grep '\.swiftmodule$'); do
    case $module in *"/$1.build/"*) continue ;; esac
    [ ! "$module" -nt "$oldest" ] || return 0
  done
  return 1
}

# compile FOLDER CLIENT…: one after the other, in a build folder of their own. What was linked from
# the same objects is kept.
compile() {
  local folder=$1 client name target objects
  shift
  for client; do
    name=${client%:*} target=$folder/wasm32-unknown-none-wasm/debug/${client#*:}
    build "$folder" "${client#*:}"
    if outdated "$target"; then
      rm -f "$target".build/*.o
      build "$folder" "${client#*:}"
    fi
    objects=$({
      echo "$optimized"
      cat "$scratch.link" "$target".build/*.o "$(dirname "$target")"/Freestanding.build/*.o
    } | sha256sum)
    [ "$(cat "$modules/$name.objects" 2>/dev/null)" != "$objects" ] || continue
    rm -f "$modules/$name.objects"
    link "$target" "$name"
    echo "$objects" >"$modules/$name.objects"
  done
}

# Each compiler keeps one processor busy: two work side by side, and when one fails so does the other.
set -m
jobs=
trap 'for job in $jobs; do kill -- "-$job" 2>/dev/null || true; done' EXIT
# shellcheck disable=SC2086
compile "$scratch.one" $clients_one &
jobs=$!
# shellcheck disable=SC2086
compile "$scratch.two" $clients_two &
jobs="$jobs $!"
wait -n
wait -n

echo "$sum" >"$modules/sum"
