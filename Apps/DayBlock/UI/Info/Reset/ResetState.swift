import Core
import DayBlockDomain
import Design

/// Deleting everything that was made so far (specification §8.7).
struct ResetState: Hashable {
  var typed = ""
  /// The question is on the screen.
  var isAsking = false

  /// What counts as deleted can be taken back for so long (ms).
  static let lasts: Int64 = 30 * 86_400_000
}

public enum ResetAction {
  case typed(String)
  case asked
  case dismissed
  case confirmed
  case takenBack
}

extension DayBlockFeature.State {
  /// Whether the word was typed.
  var isResetTyped: Bool {
    folded(trimmed(info.reset.typed)) == folded(words(ResetText.word))
  }

  /// The reset that can still be taken back.
  var recentReset: Instant? {
    guard let at = settings.resetAt,
      now.milliseconds - at.milliseconds < ResetState.lasts
    else { return nil }
    return at
  }

  mutating func reduceReset(_ action: ResetAction) -> Effects {
    switch action {
    case .typed(let text): info.reset.typed = text
    case .asked:
      guard isResetTyped else { return feel(.error) }
      info.reset.isAsking = true
      return feel(.warning)
    case .dismissed: info.reset.isAsking = false
    case .confirmed: return resetAll()
    case .takenBack:
      return settle(.setSetting(me, .reset(nil)), said: words(ResetText.takenBack))
    }
    return []
  }

  /// One change hides all of it, and one takes that back, on every device (defect 9: the default
  /// group is there before and after).
  private mutating func resetAll() -> Effects {
    guard info.reset.isAsking else { return [] }
    if let refused = refuses(.setSetting(me, .reset(now))) { return refused }
    let before = settings.resetAt
    info.reset = ResetState()
    say(ResetText.done, undo: [.setSetting(me, .reset(before))])
    return [.submit(.setSetting(me, .reset(now)))] + feel(.success) + close()
  }
}
