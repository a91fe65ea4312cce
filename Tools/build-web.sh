#!/bin/sh
# Builds the browser client and assembles everything a server has to serve in Web/dist.
#
# FIELDDAY_STYLES  the style sheet to use (default: what the product `stylesheet` prints)
# FIELDDAY_SCRATCH where Swift builds (default .build/web)
# FIELDDAY_PACKAGE the package with the target WebClient (default: this one)
# FIELDDAY_DIST    where the result goes (default Web/dist)
set -eu
cd "$(dirname "$0")/.."
styles=${FIELDDAY_STYLES:-}
scratch=${FIELDDAY_SCRATCH:-.build/web}
package=${FIELDDAY_PACKAGE:-.}
# The apps with a part of their own, and what the names of their modules begin with.
apps="referee:RefWatch golf:TeePals friends:SuperFriend day:DayBlock"
dist=${FIELDDAY_DIST:-Web/dist}

mkdir -p Web/generated
if [ -z "$styles" ]; then
  styles=Web/generated/styles.css
  swift build -c release --product stylesheet
  .build/release/stylesheet >"$styles"
fi

# All code the browser runs is compiled in the client's last module, whose generic types meet their
# arguments there: it alone is optimised (Package.swift) and linked, the others are built as quickly
# as they can. The compiler has been seen to hang and to eat memory: bound both.
Tools/web-toolset.sh "$scratch"
(
  ulimit -v 12582912
  timeout 3000 swift build --package-path "$package" --scratch-path "$scratch" \
    --triple wasm32-unknown-none-wasm --toolset "$scratch.toolset.json" \
    -c debug -debug-info-format none --disable-index-store --target WebClient
)
built=$scratch/wasm32-unknown-none-wasm/debug
wasm=$scratch.linked.wasm
# shellcheck source=/dev/null
. "$scratch.link"
$linker "$built"/WebClient.build/*.o "$built"/Freestanding.build/*.o $libraries -o "$wasm"

rm -rf "$dist"
mkdir -p "$dist" Web/generated
cp -R Web/index.html Web/shell.css Web/sw.js Web/manifest.webmanifest Web/host Web/icons "$dist/"
for app in $apps; do cp -R "Web/${app%:*}" "$dist/"; done
cp "$styles" "$dist/styles.css"
# TeePals' display face, where set-up could get it; else its fallback is what people see.
for style in "" -italic; do
  font=generated/fonts/playfair$style.woff2
  [ -f "$font" ] || continue
  mkdir -p "$dist/fonts"
  cp "$font" "$dist/fonts/"
  printf '@font-face{font-family:"Playfair Display";font-weight:700;font-style:%s;%s%s}\n' \
    "$([ -z "$style" ] && echo normal || echo italic)" "font-display:swap;" \
    "src:url(/fonts/playfair$style.woff2) format(\"woff2\")" >>"$dist/styles.css"
done
# DayBlock's figures, likewise.
for weight in 600 700; do
  font=generated/fonts/poppins-$weight.woff2
  [ -f "$font" ] || continue
  mkdir -p "$dist/fonts"
  cp "$font" "$dist/fonts/"
  printf '@font-face{font-family:Poppins;font-weight:%s;font-display:swap;%s}\n' "$weight" \
    "src:url(/fonts/poppins-$weight.woff2) format(\"woff2\")" >>"$dist/styles.css"
done

# Functions called once stay apart: merged into their callers they compress 5 % worse. Nothing
# lies in the first kilobyte of memory, the stack does.
wasm-opt -Oz -g --one-caller-inline-max-function-size=20 --low-memory-unused \
  "$wasm" -o "$scratch.whole.wasm"

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
set -- b c d e f
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
printf '%s\n' $parts | xargs -P 2 -I PART wasm-opt -Oz --strip-debug --strip-producers \
  --strip-target-features "$scratch.PART.wasm" -o "$dist/PART.wasm"
# shellcheck disable=SC2046
node Tools/Parts/words.mjs $(for part in $parts; do echo "$dist/$part.wasm"; done)

# A client takes no other build's parts: it knows what its own are.
sums=
for part in $parts; do
  sum=sha256-$(node -p 'crypto.createHash("sha256").update(fs.readFileSync(0)).digest("base64")' \
    <"$dist/$part.wasm")
  sums="$sums $part: \"$sum\","
  [ $part != client ] || first=$sum
done
sed -i "s#^const SUMS = {};#const SUMS = {$sums };#" "$dist/host/client.js"
grep -q '^const SUMS = { client: "sha256-' "$dist/host/client.js"
# The browser gives what it loaded ahead only to who asks for the same.
sed -i "s#href=\"/client.wasm\"#& integrity=\"$first\"#" "$dist/index.html"
grep -q 'integrity="sha256-' "$dist/index.html"

# Every file and its SHA-256, for the service worker and for whoever wants to compare.
(
  cd "$dist"
  find . -type f ! -name sw.js | LC_ALL=C sort | while read -r file; do
    sum=$(sha256sum "$file")
    printf '  "%s": "%s"\n' "${file#.}" "${sum%% *}"
  done | sed '$!s/$/,/'
) >"$scratch.assets"
{
  echo "{"
  cat "$scratch.assets"
  echo "}"
} >Web/generated/assets.json
sed -i -e "/^const assets = {};/{s/.*/const assets = {/;r $scratch.assets" -e "a };" -e "}" "$dist/sw.js"
grep -q '^  "/index.html"' "$dist/sw.js"

# Compressed once here instead of for every request.
find "$dist" -type f \( -name '*.html' -o -name '*.js' -o -name '*.css' -o -name '*.svg' \
  -o -name '*.webmanifest' -o -name '*.wasm' \) >"$scratch.compressible"
xargs -P 2 -n 8 gzip -9 -n -k <"$scratch.compressible"
if command -v brotli >/dev/null; then xargs -P 2 -n 8 brotli -q 11 -k <"$scratch.compressible"; fi

for part in $parts; do
  printf '%s.wasm %s bytes' "$part" "$(wc -c <"$dist/$part.wasm")"
  for packed in br gz; do
    if [ -f "$dist/$part.wasm.$packed" ]; then
      printf ', %s %s' "$packed" "$(wc -c <"$dist/$part.wasm.$packed")"
    fi
  done
  echo
done
