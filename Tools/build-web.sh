#!/usr/bin/env bash
# Builds the browser client into Web/dist. Native products are built while it compiles.
#
#   Tools/build-web.sh [PRODUCT…]   PRODUCT: what to build besides, as fieldday
set -euo pipefail
cd "$(dirname "$0")/.."
Tools/compile-web.sh &
compiler=$!
trap 'kill "$compiler" 2>/dev/null || true' EXIT
# The compiler of the client takes longest: it goes first.
for product in stylesheet "$@"; do chrt --idle 0 swift build -c release --product "$product"; done
.build/release/stylesheet .build/styles
wait "$compiler"
Tools/assemble-web.sh .build/styles
