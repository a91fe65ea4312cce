#!/usr/bin/env bash
# Builds the browser client into Web/dist. Native products are built while it compiles; when it does not,
# they stop.
#
#   Tools/build-web.sh [PRODUCT…]   PRODUCT: what to build besides, as fieldday
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Tools/steps.sh
. Tools/steps.sh
most=100
ask "set-up" 30 Tools/setup.sh build
# The compiler of the client takes longest: it goes first.
beside "browser client" - Tools/compile-web.sh
for product in stylesheet "$@"; do
  step "$product" 60 chrt --idle 0 swift build -c release --product "$product"
done
step "style sheets" 1 .build/release/stylesheet .build/styles
joined "browser client" 60
step "page" 5 Tools/assemble-web.sh .build/styles
