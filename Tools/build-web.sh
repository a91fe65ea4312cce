#!/usr/bin/env bash
# Builds the browser client into Web/dist, its two halves side by side.
set -euo pipefail
cd "$(dirname "$0")/.."
swift package resolve
Tools/compile-web.sh &
compiler=$!
swift build -c release --product stylesheet
.build/release/stylesheet >.build/styles.css
wait "$compiler"
Tools/assemble-web.sh .build/styles.css
