/// A name as a reference token of a JSON Pointer: `~` becomes `~0`, `/` becomes `~1` (RFC 6901 §3).
func escapedPointerToken(_ name: String) -> String {
  let bytes = name.utf8
  guard bytes.contains(where: { byte in byte == tilde || byte == slash }) else { return name }
  var escaped: [UInt8] = []
  escaped.reserveCapacity(bytes.count + 4)
  for byte in bytes {
    switch byte {
    case tilde: escaped += [tilde, UInt8(ascii: "0")]
    case slash: escaped += [tilde, UInt8(ascii: "1")]
    default: escaped.append(byte)
    }
  }
  return String(decoding: escaped, as: UTF8.self)
}

private let tilde = UInt8(ascii: "~")
private let slash = UInt8(ascii: "/")
