#!/usr/bin/env bash
# Serves the suite with a client that runs natively, and builds it anew whenever a source changes.
# The page loads itself again. What does not compile is told; the server before goes on.
#
#   Tools/develop.sh DATA PORT
set -euo pipefail
cd "$(dirname "$0")/.."
data=$1
port=$2
page=.build/develop-page
begun=.build/develop-begun
server=
stop() { if [ -n "$server" ]; then kill "$server" && wait "$server" || true; fi; }
trap stop EXIT

mkdir -p .build
while true; do
  touch "$begun"
  if swift build --disable-index-store --product develop; then
    stop
    Tools/develop-page.sh "$page"
    .build/debug/develop --data "$data" --port "$port" --client "$page" &
    server=$!
  fi
  until [ -n "$(find Kit Apps Products Web Package.swift -newer "$begun" -type f -print -quit)" ]; do
    sleep 0.3
  done
done
