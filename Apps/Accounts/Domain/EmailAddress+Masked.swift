extension EmailAddress {
  /// The address with most of its first part hidden, to be recognised by its owner and nobody else:
  /// three characters stay and each further one is a star; up to three are three stars.
  public var masked: String {
    guard let at = text.lastIndex(of: "@") else { return text }
    let local = text[..<at]
    let hidden = local.count - 3
    guard hidden > 0 else { return "***" + String(text[at...]) }
    return String(local.prefix(3)) + String(repeating: "*", count: hidden) + String(text[at...])
  }
}
