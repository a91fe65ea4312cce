import Core
import Wire

/// What a signature is made over: every entry of the log as it travels, in the order of writing, as
/// one JSON array without white space.
///
/// Without who wrote, took over or signed: a local profile that is claimed gets another id, and
/// somebody who is gone from here none. What happened stays as it was signed.
public enum CanonicalLog {
  public static func bytes(_ events: [MatchEvent]) -> [UInt8] {
    written(events) { event in event.leftBehind(as: nobody) }
  }

  private static let nobody = UserID(high: 0, low: 0)

  /// As it was before there were crews: with the names of earlier signatures.
  fileprivate static func olderDigest(_ events: [MatchEvent]) -> String {
    hexadecimal(SHA256Digest.of(written(events) { event in event }))
  }

  private static func written(
    _ events: [MatchEvent], _ plain: (MatchEvent) -> MatchEvent
  ) -> [UInt8] {
    let sorted = events.sorted { one, other in one.wasWrittenBefore(other) }
    return JSON.array(sorted.map { event in plain(event).written(by: nil).json }).bytes
  }

  /// SHA-256, 64 lower-case hexadecimal digits.
  public static func digest(_ events: [MatchEvent]) -> String {
    hexadecimal(SHA256Digest.of(bytes(events)))
  }
}

extension MatchRecord {
  /// What the referee signs now.
  public var digest: String { CanonicalLog.digest(log) }

  /// Whether the log before the signature is the one that was signed; `nil` without a signature.
  /// Entries of another device that came in later, and were written before, make it differ.
  public var isSignatureIntact: Bool? {
    guard let signature,
      let index = log.firstIndex(where: { event in event.id == signature.event }),
      case .signature(name: _, let digest) = log[index].fact
    else { return nil }
    let signed = Array(log[..<index])
    return sameBytes(CanonicalLog.digest(signed), digest)
      || sameBytes(CanonicalLog.olderDigest(signed), digest)
  }

  /// Everything of the match, to keep or to take elsewhere.
  public var export: JSON {
    .object([
      "format": .string("refwatch-match-1"), "id": .id(match.id), "match": match.body,
      "events": .array(log.map { event in event.json }),
    ])
  }
}
