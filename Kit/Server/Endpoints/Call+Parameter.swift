import Hummingbird

extension Call {
  /// A parameter of the address after its question mark; `nil` where it is absent or empty.
  public func parameter(_ name: String) -> String? {
    guard let text = request.uri.queryParameters[Substring(name)], !text.isEmpty else {
      return nil
    }
    return String(text)
  }
}
