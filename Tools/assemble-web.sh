#!/usr/bin/env bash
# Assembles everything a server has to serve in Web/dist: the clients' modules, which
# Tools/compile-web.sh made, the style sheets, the page, its scripts, icons and faces. What was
# assembled from the same files is kept.
#
#   Tools/assemble-web.sh STYLES   STYLES: the folder that the product `stylesheet` writes
set -euo pipefail
cd "$(dirname "$0")/.."
styles=$1
modules=.build/web.modules
dist=Web/dist
assets=.build/web.assets
compressible=.build/web.compressible
# shellcheck source=Tools/clients.sh
. Tools/clients.sh

assembled=.build/web.assembled
files=$({
  command -v brotli || true
  esbuild --version
  cat "$modules/sum" "$styles"/*.css Tools/assemble-web.sh Tools/clients.sh
  for folder in Web generated/fonts; do [ ! -d "$folder" ] || find "$folder" -type f; done |
    grep -v -e '^Web/dist/' -e '^Web/generated/' | LC_ALL=C sort | xargs sha256sum
} | sha256sum)
if [ -f "$dist/sw.js" ] && [ "$(cat "$assembled" 2>/dev/null)" = "$files" ]; then
  echo "The page is the one that was assembled before."
  exit
fi
rm -rf "$dist" "$assembled"
mkdir -p "$dist" Web/generated
cp -R Web/shell.css Web/missing.html Web/sw.js Web/manifest.webmanifest Web/icons "$dist/"
pages "$dist"
for client in $clients; do
  client=${client%%:*}
  cp "$modules/$client.wasm" "$dist/"
  # Its own style sheet, where its page asks for one.
  ! grep -q "/$client.css" "$dist/$client/index.html" 2>/dev/null || cp "$styles/$client.css" "$dist/"
done
cp "$styles/styles.css" "$dist/"
# TeePals' display face, where set-up could get it; else its fallback is what people see.
for style in "" -italic; do
  font=generated/fonts/playfair$style.woff2
  [ -f "$font" ] || continue
  cp "$font" "$dist/golf/"
  printf '@font-face{font-family:"Playfair Display";font-weight:700;font-style:%s;%s%s}\n' \
    "$([ -z "$style" ] && echo normal || echo italic)" "font-display:swap;" \
    "src:url(/golf/playfair$style.woff2) format(\"woff2\")" >>"$dist/golf.css"
done
# DayBlock's figures, likewise.
for weight in 600 700; do
  font=generated/fonts/poppins-$weight.woff2
  [ -f "$font" ] || continue
  cp "$font" "$dist/day/"
  printf '@font-face{font-family:Poppins;font-weight:%s;font-display:swap;%s}\n' "$weight" \
    "src:url(/day/poppins-$weight.woff2) format(\"woff2\")" >>"$dist/day.css"
done

# A page takes no other build's client: it knows the sum of its own. The browser gives what it
# loaded ahead only to who asks for the same.
sums=
for module in "$dist"/*.wasm; do
  client=$(basename "$module" .wasm)
  escaped=$(sha256sum "$module" | cut -d' ' -f1 | sed 's/../\\x&/g')
  sum=sha256-$(printf %b "$escaped" | base64)
  sums="$sums $client: \"$sum\","
  find "$dist" -name index.html -exec \
    sed -i "s#href=\"/$client.wasm\"#& integrity=\"$sum\"#" {} +
done
[ -z "$(find "$dist" -name index.html -exec grep -L 'integrity="sha256-' {} +)" ]

# Each page's scripts are one file: with a dozen a slow phone's first visit took 0.2 s more.
scripts=.build/web.scripts
rm -rf "$scripts"
cp -R Web/host "$scripts"
sed -i -e "s#^const SUMS = {};#const SUMS = {$sums };#" \
  -e "s#^\(export const BUILD = \)\"\";#\1\"${files%% *}\";#" "$scripts/client.js"
esbuild "$scripts/boot.js" "$scripts/missing.js" --bundle --minify --format=esm \
  --log-level=warning --outdir="$dist/host"
grep -q 'day:"sha256-' "$dist/host/boot.js" && grep -q "${files%% *}" "$dist/host/boot.js"

# Every file and its SHA-256, for the service worker and for whoever wants to compare.
(
  cd "$dist"
  find . -type f ! -name sw.js | LC_ALL=C sort | while read -r file; do
    sum=$(sha256sum "$file")
    printf '  "%s": "%s"\n' "${file#.}" "${sum%% *}"
  done | sed '$!s/$/,/'
) >"$assets"
{
  echo "{"
  cat "$assets"
  echo "}"
} >Web/generated/assets.json
sed -i -e "/^const assets = {};/{s/.*/const assets = {/;r $assets" -e "a };" -e "}" "$dist/sw.js"
grep -q '^  "/index.html"' "$dist/sw.js"

# Compressed once here instead of for every request.
find "$dist" -type f \( -name '*.html' -o -name '*.js' -o -name '*.css' -o -name '*.svg' \
  -o -name '*.webmanifest' -o -name '*.wasm' \) >"$compressible"
xargs -P 2 -n 8 gzip -9 -n -k <"$compressible"
if command -v brotli >/dev/null; then xargs -P 2 -n 8 brotli -q 11 -k <"$compressible"; fi

for client in $clients; do
  client=${client%%:*}
  printf '%s.wasm %s bytes' "$client" "$(wc -c <"$dist/$client.wasm")"
  for packed in br gz; do
    if [ -f "$dist/$client.wasm.$packed" ]; then
      printf ', %s %s' "$packed" "$(wc -c <"$dist/$client.wasm.$packed")"
    fi
  done
  echo
done
Tools/client-sizes.py --brief

echo "$files" >"$assembled"
