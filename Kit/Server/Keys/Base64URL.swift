import Foundation

/// Bytes in base64url without padding (RFC 4648 §5), as browsers write them.
public func base64URL(_ bytes: [UInt8]) -> String {
  Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    .replacing("=", with: "")
}

/// The bytes of a base64url text without padding; `nil` for anything else, also for a text that
/// another one stands for.
public func base64URL(_ text: String) -> [UInt8]? {
  guard
    text.utf8.allSatisfy({ byte in
      byte != UInt8(ascii: "+") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "=")
    })
  else { return nil }
  let plain = text.replacing("-", with: "+").replacing("_", with: "/")
  let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
  guard let data = Data(base64Encoded: plain + padding) else { return nil }
  let bytes = Array(data)
  return base64URL(bytes) == text ? bytes : nil
}
