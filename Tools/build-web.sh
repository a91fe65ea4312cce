#!/bin/sh
# Builds the browser client and assembles everything a server has to serve in Web/dist.
#
# FIELDDAY_STYLES  the style sheet to use (default: what the product `stylesheet` prints)
# FIELDDAY_SCRATCH where Swift builds (default .build/web)
# FIELDDAY_PACKAGE the package with the product WebClient (default: this one)
# FIELDDAY_DIST    where the result goes (default Web/dist)
set -eu
cd "$(dirname "$0")/.."
styles=${FIELDDAY_STYLES:-}
scratch=${FIELDDAY_SCRATCH:-.build/web}
package=${FIELDDAY_PACKAGE:-.}
dist=${FIELDDAY_DIST:-Web/dist}

mkdir -p Web/generated
if [ -z "$styles" ]; then
  styles=Web/generated/styles.css
  swift build -c release --product stylesheet
  .build/release/stylesheet >"$styles"
fi

# The compiler for the browser has been seen to hang and to eat memory: bound both.
Tools/web-toolset.sh "$scratch.toolset.json"
(
  ulimit -v 12582912
  timeout 1500 swift build --package-path "$package" --scratch-path "$scratch" \
    --triple wasm32-unknown-none-wasm --toolset "$scratch.toolset.json" \
    -c release --product WebClient
)

rm -rf "$dist"
mkdir -p "$dist" Web/generated
cp -R Web/index.html Web/shell.css Web/sw.js Web/manifest.webmanifest Web/host Web/friends \
  Web/referee Web/icons "$dist/"
cp "$styles" "$dist/styles.css"

wasm=$scratch/wasm32-unknown-none-wasm/release/WebClient.wasm
# Functions called once stay apart: merged into their callers they compress 5 % worse. Nothing
# lies in the first kilobyte of memory, the stack does.
wasm-opt -Oz -g --converge --one-caller-inline-max-function-size=20 --low-memory-unused \
  "$wasm" -o "$scratch.whole.wasm"

# Two parts: what a newcomer's first screen needs, and everything else, told apart by the modules
# and features in the functions' mangled names. What is kept is shared under one of several names,
# or asks for a feature without using it. A function too many in the second part makes the first
# screen wait for it; a journey in Tests/Browser/test_first_run.py notices.
later='SuperFriend|RefWatch|(e|_)4Sync|SettingsFeature|Passkeys|TwoStep|QRCode|QRLayout|Events|SecondStep'
later="$later|ProvidersFeature|ArrivalFeature|reduceProviders|Profile"
later="$later|Reauthentication|DataFeature|DataText|7Leaving|ArchiveRow|ReplicaFile"
later="$later|PasswordFeature|RecoveryFeature|ConfirmFeature|SHA256|PhoneFeature"
later="$later|IdentifiersFeature|UndoFeature|People|InvitationText|LocalProfileFeature"
later="$later|SecurityAnswer|SecurityQuestion|AskedQuestion|[cC]ontentLine|windows1252|utf8Lines|ZoneTable"
later="$later|Chart"
kept='^byn|^\$es.*(moveInitialize|ArrayStorage|erveCapacity|_insert)'
kept="$kept|^\\\$eS.*(moveInitialize|erveCapacity)|(Confirm|SecondStep|Arrival|Mirror)Feature.*WO"
kept="$kept|offerPasskeys|showsPasskeys|skeleton|7ElementV3map|LocalProfiles?V|8LabelledV_T|11ContentLineV_T"
kept="$kept|RefWatchUI0aB5RouteO4path|10CardReasonV|SecurityAnswersFeatureO3RowVWO"
kept="$kept|^\\\$eSa5index_8offsetBy"
kept="$kept|^\\\$e(4View|6Design|s|S).*AccountsUI(11Data|14Profile|11Undo|23Reauthentication)Feature"
wasm-opt "$scratch.whole.wasm" --print-function-map -o /dev/null | cut -d: -f2- |
  grep -E "$later" | grep -vE "$kept" >"$scratch.apps"
wasm-split --split "$scratch.whole.wasm" --split-funcs=@"$scratch.apps" \
  -o1 "$scratch.client.wasm" -o2 "$scratch.apps.wasm"
for part in client apps; do
  wasm-opt -Oz --strip-debug --strip-producers --strip-target-features "$scratch.$part.wasm" \
    -o "$dist/$part.wasm"
done

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
  -o -name '*.webmanifest' -o -name '*.wasm' \) | while read -r file; do
  gzip -9 -n -k "$file"
  if command -v brotli >/dev/null; then brotli -q 11 -k "$file"; fi
done

for part in client apps; do
  printf '%s.wasm %s bytes' "$part" "$(wc -c <"$dist/$part.wasm")"
  for packed in br gz; do
    if [ -f "$dist/$part.wasm.$packed" ]; then
      printf ', %s %s' "$packed" "$(wc -c <"$dist/$part.wasm.$packed")"
    fi
  done
  echo
done
