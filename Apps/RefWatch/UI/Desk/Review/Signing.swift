import Core
import RefWatchDomain
import Wire

extension MatchRecord {
  /// The fingerprint of the log: SHA-256, in hexadecimal, over its entries' JSON, one a line, in the
  /// order of writing. Signatures are not part of what is signed, nor is what was written after
  /// `signature`.
  func digest(before signature: MatchEvent? = nil) -> String {
    var message: [UInt8] = []
    for event in log {
      if let signature, !event.wasWrittenBefore(signature) { continue }
      if case .signature = event.fact { continue }
      message += event.json.octets
      message.append(10)
    }
    let digits: [Character] = Array("0123456789abcdef")
    var text = ""
    for octet in SHA256Digest.of(message) {
      text.append(digits[Int(octet >> 4)])
      text.append(digits[Int(octet & 15)])
    }
    return text
  }

  /// The signature in force with the fingerprint it was given for.
  var signed: (event: MatchEvent, name: String, digest: String)? {
    guard let signature, let event = log.first(where: { event in event.id == signature.event }),
      case .signature(let name, let digest) = event.fact
    else { return nil }
    return (event, name, digest)
  }
}
