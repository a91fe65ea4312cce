import Core

/// What a message of a chat may say (specification §3.7).
public enum ChatLimits {
  /// Only people's own words and photos are sent, and too long a text is refused, never cut.
  public static func check(_ content: ChatContent) throws(TeePalsRejection) {
    guard case .text(let text, let photo) = content else { throw .invalid(.text, .characters) }
    guard photo != nil || !GolfLimits.isBlank(text) else { throw .invalid(.text, .missing) }
    try GolfLimits.check(text, .text, upTo: GolfLimits.chatText)
  }
}
