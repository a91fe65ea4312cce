#!/usr/bin/env bash
# Assembles everything a server has to serve in Web/dist: the client's parts, which
# Tools/compile-web.sh made, the style sheet, the page, its scripts, icons and faces. What was
# assembled from the same files is kept.
#
#   Tools/assemble-web.sh STYLES   STYLES: the file that the product `stylesheet` prints
set -euo pipefail
cd "$(dirname "$0")/.."
styles=$1
built_parts=.build/web.parts
dist=Web/dist
assets=.build/web.assets
compressible=.build/web.compressible
# The first line names the parts of the composed client, the second the clients of one app.
{ read -r parts && read -r alone; } <"$built_parts/list"
apps="${parts#client shared } $alone"
parts="$parts $alone"

assembled=.build/web.assembled
files=$({
  command -v brotli || true
  cat "$built_parts/sum" "$styles" Tools/assemble-web.sh
  for folder in Web generated/fonts; do [ ! -d "$folder" ] || find "$folder" -type f; done |
    grep -v -e '^Web/dist/' -e '^Web/generated/' | LC_ALL=C sort | xargs sha256sum
} | sha256sum)
if [ -f "$dist/sw.js" ] && [ "$(cat "$assembled" 2>/dev/null)" = "$files" ]; then
  echo "The page is the one that was assembled before."
  exit
fi
rm -rf "$dist" "$assembled"
mkdir -p "$dist" Web/generated
cp -R Web/index.html Web/shell.css Web/sw.js Web/manifest.webmanifest Web/host Web/icons "$dist/"
for app in $apps; do
  mkdir -p "$dist/$app"
  # What has no icon of its own is installed as the suite.
  [ ! -d "Web/$app" ] || cp "Web/$app"/* "$dist/$app/"
done
for part in $parts; do cp "$built_parts/$part.wasm" "$dist/"; done
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

# A client takes no other build's parts: it knows what its own are.
sums=
for part in $parts; do
  sum=sha256-$(node -p 'crypto.createHash("sha256").update(fs.readFileSync(0)).digest("base64")' \
    <"$dist/$part.wasm")
  sums="$sums $part: \"$sum\","
  # The browser gives what it loaded ahead only to who asks for the same.
  case " client $alone " in
    *" $part "*)
      page=$dist/index.html app=suite scope=
      [ $part = client ] || page=$dist/$part/index.html
      [ ! -d "Web/$part" ] || { app=$part scope=/$part; }
      sed -e "s#href=\"/client.wasm\"#href=\"/$part.wasm\" integrity=\"$sum\"#" \
        -e "s#data-app=\"suite\"#data-app=\"$app\"#" -e "s#/icons/suite#/icons/$app#" \
        -e "s#href=\"/manifest#href=\"$scope/manifest#" Web/index.html >"$page"
      grep -q 'integrity="sha256-' "$page"
      ;;
  esac
done
sed -i "s#^const SUMS = {};#const SUMS = {$sums };#" "$dist/host/client.js"
grep -q '^const SUMS = { client: "sha256-' "$dist/host/client.js"

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

for part in $parts; do
  printf '%s.wasm %s bytes' "$part" "$(wc -c <"$dist/$part.wasm")"
  for packed in br gz; do
    if [ -f "$dist/$part.wasm.$packed" ]; then
      printf ', %s %s' "$packed" "$(wc -c <"$dist/$part.wasm.$packed")"
    fi
  done
  echo
done

echo "$files" >"$assembled"
