import Calendar

/// What is said to whoever has just deleted their account, by the page they come to then.
public enum Farewell: Hashable, Sendable {
  case gone
  /// It goes on this day.
  case until(CivilDate)

  /// Under this it is remembered.
  public static let key = "farewell"

  /// Reads what was remembered; `nil` for anything else.
  public init?(_ text: String?) {
    guard let text, !text.isEmpty else { return nil }
    if text == "gone" {
      self = .gone
    } else if let day = CivilDate(text) {
      self = .until(day)
    } else {
      return nil
    }
  }

  public var text: String {
    switch self {
    case .gone: "gone"
    case .until(let day): day.description
    }
  }
}
