#!/usr/bin/env bash
# Makes the page of a server for development: that of Web, with a client that asks the server.
#
#   Tools/develop-page.sh FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$1
mkdir -p "$folder"
cp -R Web/index.html Web/shell.css Web/manifest.webmanifest Web/host Web/icons "$folder/"
cp Web/host/client.js "$folder/host/frames.js"
cp Products/Development/client.js "$folder/host/client.js"
# There is no part to load ahead, and no service worker.
sed -i '/client\.wasm/d' "$folder/index.html"
