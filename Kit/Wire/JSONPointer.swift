/// A name as a reference token of a JSON Pointer: `~` becomes `~0`, `/` becomes `~1` (RFC 6901 §3).
func escapedPointerToken(_ name: String) -> String {
  let octets = name.utf8
  guard octets.contains(where: { octet in octet == tilde || octet == slash }) else { return name }
  var escaped: [UInt8] = []
  escaped.reserveCapacity(octets.count + 4)
  for octet in octets {
    switch octet {
    case tilde: escaped += [tilde, UInt8(ascii: "0")]
    case slash: escaped += [tilde, UInt8(ascii: "1")]
    default: escaped.append(octet)
    }
  }
  return String(decoding: escaped, as: UTF8.self)
}

private let tilde = UInt8(ascii: "~")
private let slash = UInt8(ascii: "/")
