import Core

extension Card {
  /// What somebody is called in a few words: the given name, a Korean name whole. Empty only for a
  /// card that names nobody.
  public var firstName: String {
    let given = trimmed(given)
    return given.isEmpty || isHangul(given) ? name() : given
  }
}
