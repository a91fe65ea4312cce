import Core
import RefWatchDomain

extension MatchRecord {
  /// The signature in force with the fingerprint it was given for.
  var signed: (event: MatchEvent, name: String, digest: String)? {
    guard let signature, let event = log.first(where: { event in event.id == signature.event }),
      case .signature(let name, let digest) = event.fact
    else { return nil }
    return (event, name, digest)
  }
}
