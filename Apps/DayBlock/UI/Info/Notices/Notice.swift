/// Somebody else's work: what it is called, whose it is or where it is, and how it may be used.
///
/// Names and licences are as their owners write them, in every language.
struct Notice: Hashable {
  let name: String
  let licence: String
  /// Where the work, its owners and the words of its licence are.
  let address: String

  private init(_ name: String, _ licence: String, _ address: String) {
    (self.name, self.licence, self.address) = (name, licence, address)
  }

  /// What a browser gets of DayBlock.
  static let here = [
    Notice("Swift", "Apache 2.0, Runtime Library Exception", "https://github.com/swiftlang/swift"),
    Notice("wasi-libc", "Apache 2.0, MIT", "https://github.com/WebAssembly/wasi-libc"),
    Notice("LLVM", "Apache 2.0, LLVM Exception", "https://github.com/llvm/llvm-project"),
    Notice(
      "Poppins © The Poppins Project Authors", "SIL Open Font License 1.1",
      "https://github.com/itfoundry/Poppins"),
    Notice("tz database", "Public domain", "https://www.iana.org/time-zones"),
  ]

  static let server = [
    Notice("GRDB", "MIT", "https://github.com/groue/GRDB.swift"),
    Notice("SQLite", "Public domain", "https://www.sqlite.org"),
    Notice(
      "Hummingbird", "Apache 2.0", "https://github.com/hummingbird-project/hummingbird"),
    Notice("SwiftNIO", "Apache 2.0", "https://github.com/apple/swift-nio"),
    Notice("swift-http-types", "Apache 2.0", "https://github.com/apple/swift-http-types"),
    Notice("swift-crypto", "Apache 2.0", "https://github.com/apple/swift-crypto"),
    Notice("JWTKit", "MIT", "https://github.com/vapor/jwt-kit"),
    Notice(
      "swift-argument-parser", "Apache 2.0", "https://github.com/apple/swift-argument-parser"),
    Notice("swift-configuration", "Apache 2.0", "https://github.com/apple/swift-configuration"),
    Notice("swift-log", "Apache 2.0", "https://github.com/apple/swift-log"),
    Notice(
      "swift-service-lifecycle", "Apache 2.0",
      "https://github.com/swift-server/swift-service-lifecycle"),
    Notice("libvips", "LGPL 2.1", "https://www.libvips.org"),
    Notice("libseccomp", "LGPL 2.1", "https://github.com/seccomp/libseccomp"),
    Notice("libcurl", "curl", "https://curl.se/libcurl/"),
    Notice("libzip", "BSD 3-Clause", "https://libzip.org"),
  ]

  static let others = [
    Notice(
      "Playfair Display © The Playfair Display Project Authors", "SIL Open Font License 1.1",
      "https://github.com/clauseggers/Playfair-Display"),
    Notice("GeoNames", "CC BY 4.0", "https://www.geonames.org"),
    Notice(
      "© OpenStreetMap contributors", "ODbL 1.0", "https://www.openstreetmap.org/copyright"),
  ]

  /// Fieldday's own licence, as the file `LICENSE` has it.
  static let own = [
    """
    Copyright (c) 2026 The Fieldday authors
    """,
    """
    Permission is hereby granted, free of charge, to any person obtaining a copy of this \
    software and associated documentation files (the "Software"), to deal in the Software \
    without restriction, including without limitation the rights to use, copy, modify, merge, \
    publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons \
    to whom the Software is furnished to do so, subject to the following conditions:
    """,
    """
    The above copyright notice and this permission notice shall be included in all copies or \
    substantial portions of the Software.
    """,
    """
    THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, \
    INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR \
    PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE \
    FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR \
    OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER \
    DEALINGS IN THE SOFTWARE.
    """,
  ]
}
