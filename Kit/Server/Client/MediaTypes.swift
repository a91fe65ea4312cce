/// The media types of what a client consists of; anything else is opaque bytes.
func mediaType(of path: String) -> String {
  switch path.split(separator: ".").last.map(String.init) ?? "" {
  case "html": "text/html; charset=utf-8"
  case "js", "mjs": "text/javascript; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "wasm": "application/wasm"
  case "json": "application/json"
  case "webmanifest": "application/manifest+json"
  case "svg": "image/svg+xml"
  case "png": "image/png"
  case "ico": "image/x-icon"
  case "woff2": "font/woff2"
  case "txt": "text/plain; charset=utf-8"
  default: "application/octet-stream"
  }
}

/// A file whose name holds a hash of its content never changes; every other is asked for again each
/// time.
func cacheControl(of path: String) -> String {
  hasHashedName(path) ? "public, max-age=31536000, immutable" : "no-cache"
}

/// `name.<8 or more hexadecimal digits>.extension`
private func hasHashedName(_ path: String) -> Bool {
  let name = path.split(separator: "/").last ?? ""
  let parts = name.split(separator: ".")
  guard parts.count >= 3 else { return false }
  let hash = parts[parts.count - 2]
  return hash.utf8.count >= 8 && hash.allSatisfy { digit in digit.isHexDigit }
}
