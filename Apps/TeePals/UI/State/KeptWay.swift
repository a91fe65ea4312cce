import Core
import TeePalsDomain

/// The round that somebody comes back to from the editor of what their profile lacks, kept on the
/// device while the editor is open.
struct KeptWay {
  /// As the device has it; empty for none.
  var text: String
  /// When the link was followed that has just led here, by whoever was not signed in then.
  var linkedAt: Instant?

  /// Milliseconds for which it is known where somebody was going.
  static let life: Int64 = 7 * 86_400_000

  init(_ kept: String?) { text = kept ?? "" }

  static func isFresh(_ since: Instant, at now: Instant) -> Bool {
    since <= now && now.milliseconds - since.milliseconds < life
  }

  static func text(to round: RoundID, at now: Instant) -> String {
    String(now.milliseconds) + " " + round.description
  }

  /// The round; `nil` where nothing readable is kept, or too long.
  static func round(in text: String, at now: Instant) -> RoundID? {
    let parts = text.split(separator: " ").map { part in String(part) }
    guard parts.count == 2, let time = Int64(parts[0]),
      isFresh(Instant(milliseconds: time), at: now)
    else { return nil }
    return RoundID(parts[1])
  }
}

extension TeePalsFeature.State {
  /// Tells when the link was followed that led somebody here who has only now signed in: what they
  /// wanted is kept no longer for that.
  public mutating func cameByLink(at time: Instant) { way.linkedAt = time }

  /// Keeps the way back while the editor lies over a round, and forgets it afterwards.
  mutating func keepWay() -> Effects {
    guard isLoaded else { return [] }
    var round: RoundID?
    if case .editProfile = route, case .round(let id) = screen { round = id }
    guard round != KeptWay.round(in: way.text, at: now) || round == nil && !way.text.isEmpty
    else { return [] }
    way.text = round.map { id in KeptWay.text(to: id, at: now) } ?? ""
    return [.tell(.remember(key: TeePalsMemory.way.key(of: me), value: way.text))]
  }
}
