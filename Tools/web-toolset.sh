#!/bin/sh
# Writes what browser builds need to know of this machine, so none of it is committed:
# PREFIX.toolset.json for the compiler and PREFIX.link for the shell that links.
set -eu
cd "$(dirname "$0")/.."
prefix=${1:-.build/web}

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
mkdir -p "$(dirname "$prefix")"
cat >"$prefix.toolset.json" <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-wmo", "-assert-config", "Release",
      "-enable-experimental-feature", "DeferredCodeGen", "-no-emit-module-separately-wmo",
      "-Xllvm", "-sil-disable-pass=object-outliner",
      "-Xfrontend", "-disable-stack-protector"
    ]
  }
}
JSON
cat >"$prefix.link" <<SHELL
linker="$swift_usr/bin/wasm-ld --no-entry --gc-sections --strip-debug --stack-first
  -z stack-size=1048576 --growable-table --wrap=posix_memalign"
libraries="$libc $builtins $unicode"
SHELL
