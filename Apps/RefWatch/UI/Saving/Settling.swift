import Core
import RefWatchDomain
import Sync

// Nothing is said to be done before the rules have said yes, and what they refuse keeps its form.
extension RefWatchFeature.State {
  /// What the rules would say to a command now.
  func refusal(of command: RefWatchCommand) -> RefWatchRejection? {
    let context = DecideContext(actor: me, command: CommandID(high: 0, low: 0), at: now.wall)
    do throws(RefWatchRejection) {
      _ = try RefereeDomain.decide(command, context, in: replica)
      return nil
    } catch { return error }
  }

  /// Says why the rules do not take a command now; `nil` where they do.
  mutating func refuses(_ command: RefWatchCommand) -> Effects? {
    guard let rejection = refusal(of: command) else { return nil }
    return give(.failure) + announce(RefWatchFeature.words(for: rejection, in: language))
  }

  /// Submits a command that the rules take now, and says so; says why where they do not.
  mutating func settle(_ command: RefWatchCommand, saying text: String) -> Effects {
    refuses(command) ?? ([.submit(command)] + announce(text))
  }

  /// Whether anything is to be recorded: a log that is full or somebody else's takes nothing.
  static func submits(_ effects: Effects) -> Bool {
    effects.contains { effect in
      if case .submit = effect { true } else { false }
    }
  }

  /// What was written, and that it was, if it was.
  mutating func saying(_ text: String, of effects: Effects, lasts: Int = 6_000) -> Effects {
    Self.submits(effects) ? effects + announce(text, lasts: lasts) : effects
  }
}
