import Calendar
import Core
import Design
import View

/// What the account page says to somebody who has no account, and to somebody who has one and left
/// what they did before beside it.
public enum LocalProfileFeature: Feature {
  public struct State: Hashable, Sendable {
    public var language: Language
    public var isOnline = true
    /// How many changes are only on this device.
    public var count = 0
    /// Beside the account that is signed in there is a local profile on this device.
    public var isApart = false
    /// What was typed to confirm that everything goes; given while that is asked.
    public internal(set) var removal: String?

    public init(language: Language) { self.language = language }

    /// Whether what was typed confirms it.
    var isConfirmed: Bool {
      guard let removal else { return false }
      let word = LocalText.removeWord.text(in: language)
      let typed = removal.split(separator: " ").joined(separator: " ")
      return typed.lowercased().utf8.elementsEqual(word.utf8)
    }
  }

  public enum Action {
    case removeTapped
    case removeCancelled
    case removalTyped(String)
    /// Wants everything as a file first; the page about one's data makes it.
    case saveTapped
    /// Sent before the word was typed.
    case removalIncomplete
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case makeAccount
    case signIn
    /// The profile goes, with everything in it.
    case remove
    /// What is in the profile beside the account is to be added to the account after all.
    case add
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .removeTapped: state.removal = ""
    case .removeCancelled: state.removal = nil
    case .saveTapped: break
    case .removalTyped(let text): if state.removal != nil { state.removal = text }
    case .removalIncomplete: return [.tell(.focus(elementID: wordID))]
    case .delegate: state.removal = nil
    }
    return []
  }

  static let wordID = "removal-word"
}
