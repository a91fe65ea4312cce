import Core

/// The feature at the top: it has no parent to submit to, and the host talks to it.
public protocol RootFeature: Feature where Command == Never {
  /// The state before anything is loaded.
  static func launch(_ launch: Launch) -> State
  /// Dispatched once, right after the first paint.
  static var launched: Action { get }
  /// The action for something the host reports unasked.
  static func action(for signal: HostSignal) -> Action
  /// The address of this state: path and query. The runtime keeps the browser's history in step
  /// with it.
  static func address(_ state: State) -> String
  /// What the document looks like in this state, `nil` for as it is. The runtime tells the host of
  /// it whenever it has changed.
  static func look(_ state: State) -> DocumentLook?
}

/// What the host knows when it starts the client.
public struct Launch: Hashable, Sendable {
  /// Path and query of the page.
  public let address: String
  /// The browser's preferred languages, best first (BCP 47).
  public let languages: [String]
  /// The person's text size, 100 for what browsers come with.
  public let textPercent: Int
  public let online: Bool
  /// The person asked their device for less movement (`prefers-reduced-motion`).
  public let prefersLessMotion: Bool
  /// The values of `HostRequest.remember`, as left by earlier runs; a feature that needs them later
  /// keeps them up to date.
  public var remembered: [String: String]

  public init(
    address: String, languages: [String], textPercent: Int, online: Bool,
    prefersLessMotion: Bool = false, remembered: [String: String]
  ) {
    self.address = address
    self.languages = languages
    self.textPercent = textPercent
    self.online = online
    self.prefersLessMotion = prefersLessMotion
    self.remembered = remembered
  }
}
