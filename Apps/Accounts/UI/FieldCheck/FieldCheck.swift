/// What is known about a field that the server has to be asked about while it is typed.
///
/// The parent owns the text. It calls ``changed(to:hasFault:)`` with every change, ``due(_:)``
/// when the timer rings, and ``answered(_:for:)`` with what came back; the first two say what has
/// to be done next. Whatever comes for an older text changes nothing.
public struct FieldCheck: Hashable, Sendable {
  /// What is shown beside the field.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Nothing to say: the field is empty or still being typed in.
    case none
    case checking, valid, invalid
    /// The question was not answered. Never as good as valid.
    case couldNotCheck
  }

  /// What the server said.
  public enum Verdict: Hashable, Sendable {
    case free, taken
    case unanswered
  }

  /// Milliseconds without typing after which the server is asked.
  public static let pause = 500

  public private(set) var state = State.none
  /// The text the state is about.
  public private(set) var text = ""

  public init() {}

  /// Takes note of a change; `true` when a timer of ``pause`` has to be started.
  ///
  /// A text with a fault of its own is invalid at once, and nobody is asked about it.
  public mutating func changed(to text: String, hasFault: Bool) -> Bool {
    guard !isCurrent(text) || state == .couldNotCheck else { return false }
    self.text = text
    guard !text.isEmpty else {
      state = .none
      return false
    }
    state = hasFault ? .invalid : .none
    return !hasFault
  }

  /// The timer for a text has rung; `true` when the server has to be asked about it now.
  public mutating func due(_ text: String) -> Bool {
    guard isCurrent(text), state == .none, !text.isEmpty else { return false }
    state = .checking
    return true
  }

  /// What came back about a text.
  public mutating func answered(_ verdict: Verdict, for text: String) {
    guard isCurrent(text), state == .checking else { return }
    switch verdict {
    case .free: state = .valid
    case .taken: state = .invalid
    case .unanswered: state = .couldNotCheck
    }
  }

  private func isCurrent(_ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }

  /// What the server said when it was asked to act on the text.
  public mutating func refused(_ text: String) {
    self.text = text
    state = .invalid
  }
}
