#!/usr/bin/env bash
# Compiles the browser client and cuts it into parts: .build/web.parts/<part>.wasm. Takes most of the
# time of a build and needs nothing of the native one. What was compiled from the same sources by the
# same tools is kept: a sum of all of them lies beside the parts.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=.build/web
built_parts=$scratch.parts
# The app with a part of its own, and what the names of its modules begin with.
apps=""
# The clients of one app, by the first segment of their addresses, and the targets of these.
clients="friends:FriendsClient referee:RefereeClient m:MirrorClient golf:GolfClient run:RunClient
  day:DayClient"

mkdir -p .build
# Named is what does not go into the client: a room that is forgotten here costs a build, no truth.
sum=$({
  swiftc --version 2>&1
  wasm-opt --version
  find Kit Apps Products Package.swift Tools/Parts Tools/compile-web.sh Tools/web-toolset.sh \
    Web/host/client.js -type f ! -name '*.md' ! -path '*/Tests/*' ! -path 'Apps/*/Server/*' \
    ! -name '*Styles.swift' ! -path 'Kit/Design/Stylesheet/*Rules.swift' \
    ! -path 'Kit/Server/*' ! -path 'Kit/ServerTesting/*' ! -path 'Kit/Store*' \
    ! -path 'Kit/Testing/*' ! -path 'Kit/C[A-Z]*' \
    ! -path 'Products/Application/*' ! -path 'Products/fieldday/*' ! -path 'Products/stylesheet/*' \
    ! -path 'Products/develop/*' ! -path 'Products/Development/*' \
    -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
} | sha256sum | cut -d' ' -f1)
if [ "$(cat "$built_parts/sum" 2>/dev/null)" = "$sum" ]; then
  echo "The client is the one that was compiled before."
  exit
fi
rm -rf "$built_parts"
mkdir -p "$built_parts"

# All code the browser runs is compiled in the client's last module, whose generic types meet their
# arguments there: it alone is optimised (Package.swift) and linked, the others are built as quickly
# as they can. The compiler has been seen to hang and to eat memory: bound both.
Tools/web-toolset.sh "$scratch"
compile() (
  ulimit -v 12582912
  timeout 3000 swift build --scratch-path "$scratch" \
    --triple wasm32-unknown-none-wasm --toolset "$scratch.toolset.json" \
    -c debug -debug-info-format none --disable-index-store --target "$1"
)
built=$scratch/wasm32-unknown-none-wasm/debug
# shellcheck source=/dev/null
. "$scratch.link"
# Functions called once stay apart: merged into their callers they compress 5 % worse. Nothing
# lies in the first kilobyte of memory, the stack does.
link() {
  $linker "$built/$1".build/*.o "$built"/Freestanding.build/*.o $libraries -o "$2.linked.wasm"
  wasm-opt -Oz -g --one-caller-inline-max-function-size=20 --low-memory-unused \
    "$2.linked.wasm" -o "$2.whole.wasm"
}
lean="--strip-debug --strip-producers --strip-target-features"
alone=
for client in $clients; do
  name=${client%:*}
  compile "${client#*:}"
  link "${client#*:}" "$scratch.$name"
  # shellcheck disable=SC2086
  wasm-opt -Oz $lean "$scratch.$name.whole.wasm" -o "$built_parts/$name.wasm"
  alone="$alone $name"
done

compile WebClient
link WebClient "$scratch"

# Parts: client.wasm is what somebody needs who is here for the first time, <app>.wasm is what only
# that app uses, shared.wasm is the rest. Nobody lists functions: Tools/Parts/plan.mjs plays a first
# visit and looks at the modules in the mangled names. A part too little there is loaded when it is
# called (Web/host/client.js).
wasm-split --instrument "$scratch.whole.wasm" -g -o "$scratch.instrumented.wasm"
wasm-opt "$scratch.whole.wasm" --print-function-map -o /dev/null >"$scratch.functions"
wasm-opt "$scratch.whole.wasm" --print-call-graph -o /dev/null >"$scratch.calls"
node Tools/Parts/plan.mjs "$scratch.instrumented.wasm" "$scratch.functions" "$scratch.calls" \
  "$scratch" $apps

# Functions are known by their numbers from here: parts import from each other by their names.
wasm-opt --strip-debug "$scratch.whole.wasm" -o "$scratch.numbered.wasm"
# Every cut needs slots in the table. All parts share the first one's, so it has enough from the
# start.
slots=$((2 * $(wc -l <"$scratch.functions")))
split() { wasm-split --split "$scratch.$1.wasm" -g --split-funcs=@"$scratch.$2" \
  -o1 "$scratch.$3.wasm" -o2 "$scratch.$4.wasm" $5; }
split numbered later client later "--initial-table=$slots --export-prefix=a \
  --placeholder-namespace=shared --import-namespace=first"
parts="client shared"
rest=later
set -- b c d e f g
for app in $apps; do
  app=${app%:*}
  split $rest "$app" "without-$app" "$app" "--export-prefix=$1 --placeholder-namespace=$app \
    --import-namespace=shared"
  rest=without-$app
  parts="$parts $app"
  shift
done
mv "$scratch.$rest.wasm" "$scratch.shared.wasm"
# shellcheck disable=SC2086
printf '%s\n' $parts | xargs -P 2 -I PART wasm-opt -Oz $lean "$scratch.PART.wasm" \
  -o "$built_parts/PART.wasm"
# shellcheck disable=SC2046
node Tools/Parts/words.mjs $(for part in $parts; do echo "$built_parts/$part.wasm"; done)

printf '%s\n' "$parts" "${alone# }" >"$built_parts/list"
echo "$sum" >"$built_parts/sum"
