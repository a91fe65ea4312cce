/// Everything secret that the server itself knows. It lies beside the database, never in it.
public struct ServerKeys: Sendable {
  /// Mixed into stored passwords, after the slow hash.
  public var peppers: KeyRing
  /// For looking up what is stored encrypted.
  public var blindIndex: KeyRing
  /// For single columns; see ``FieldCipher``.
  public var fields: KeyRing
  /// For push messages.
  public var push: KeyRing

  public init(peppers: KeyRing, blindIndex: KeyRing, fields: KeyRing, push: KeyRing) {
    self.peppers = peppers
    self.blindIndex = blindIndex
    self.fields = fields
    self.push = push
  }

  /// Keys that live as long as the process, for tests and for trying things out.
  public static func fleeting(_ random: (Int) -> [UInt8]) -> ServerKeys {
    func ring() -> KeyRing { KeyRing(active: .make(random)) }
    return ServerKeys(peppers: ring(), blindIndex: ring(), fields: ring(), push: ring())
  }

  /// Finds what is stored encrypted.
  public var index: BlindIndex { BlindIndex(keys: blindIndex) }

  /// Encrypts single columns.
  public var fieldCipher: FieldCipher { FieldCipher(keys: fields) }
}
