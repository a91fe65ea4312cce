#!/usr/bin/env bash
# Makes the page of a server for development: that of Web, with a client that asks the server.
#
#   Tools/develop-page.sh FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$1
mkdir -p "$folder"
# shellcheck source=Tools/clients.sh
. Tools/clients.sh
pages "$folder"
cp -R Web/shell.css Web/manifest.webmanifest Web/host Web/icons "$folder/"
cp Web/host/client.js "$folder/host/frames.js"
cp Products/Development/client.js "$folder/host/client.js"
# There is no module to load ahead, and no service worker.
find "$folder" -name index.html -exec sed -i '/\.wasm"/d' {} +
