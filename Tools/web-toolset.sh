#!/bin/sh
# Writes the toolset for browser builds to the file given, .build/web.toolset.json by default.
# The paths in it differ between machines, so it is generated and never committed.
set -eu
cd "$(dirname "$0")/.."
toolset=${1:-.build/web.toolset.json}

fail() {
  echo "web-toolset: $1" >&2
  exit 1
}

# The first of the given files that exists.
first() {
  for file; do
    if [ -f "$file" ]; then
      echo "$file"
      return
    fi
  done
}

swift_usr=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath" *: *"\(.*\)/lib/swift".*|\1|p')
unicode=$(first "$swift_usr/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a")
[ -n "$unicode" ] || fail "this Swift toolchain has no embedded library for wasm32"

libc=$(first /usr/lib/wasm32-wasi/libc.a /usr/share/wasi-sysroot/lib/wasm32-wasi/libc.a)
[ -n "$libc" ] || fail "libc.a for wasm32-wasi is missing (Debian: apt-get install wasi-libc)"

builtins=$(first /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
  /usr/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a)
[ -n "$builtins" ] ||
  fail "clang's wasm32 builtins are missing (Debian: apt-get install libclang-rt-14-dev-wasm32)"

# Constant arrays stay in the code that makes them: outlined, those of one function have numbers for
# names, which differ between the modules that contain a copy of it, and the linker mixes them up.
mkdir -p "$(dirname "$toolset")"
cat >"$toolset" <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
      "-Xllvm", "-sil-disable-pass=object-outliner",
      "-Xfrontend", "-disable-stack-protector", "-Xclang-linker", "-nostdlib",
      "-Xclang-linker", "--no-wasm-opt"
    ]
  },
  "linker": {
    "extraCLIOptions": [
      "--no-entry", "--gc-sections", "--strip-debug", "--stack-first", "-z", "stack-size=1048576",
      "--growable-table",
      "$libc", "$builtins", "$unicode"
    ]
  }
}
JSON
