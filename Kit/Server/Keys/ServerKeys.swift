/// Everything secret that the server itself knows. It lies beside the database, never in it.
public struct ServerKeys: Sendable {
  /// Mixed into stored passwords, after the slow hash.
  public let livePeppers: LiveKeyRing
  /// For looking up what is stored encrypted.
  private let liveIndex: LiveKeyRing
  /// For single columns; see ``FieldCipher``.
  private let liveFields: LiveKeyRing
  /// For push messages.
  public var push: KeyRing

  public init(peppers: KeyRing, blindIndex: KeyRing, fields: KeyRing, push: KeyRing) {
    livePeppers = LiveKeyRing(peppers)
    liveIndex = LiveKeyRing(blindIndex)
    liveFields = LiveKeyRing(fields)
    self.push = push
  }

  /// The peppers at this moment.
  public var peppers: KeyRing { livePeppers.current }

  /// The keys of the index at this moment.
  public var blindIndex: KeyRing { liveIndex.current }

  /// The keys of columns at this moment.
  public var fields: KeyRing { liveFields.current }

  /// All of them at this moment.
  public var rings: [KeyFolder.Purpose: KeyRing] {
    [.peppers: peppers, .blindIndex: blindIndex, .fields: fields, .push: push]
  }

  /// Takes up what has been rotated, everywhere these keys are in use; what cannot be rotated stays
  /// as it is.
  public func takeUp(_ other: ServerKeys) {
    livePeppers.take(other.peppers)
    liveIndex.take(other.blindIndex)
    liveFields.take(other.fields)
  }

  /// Keys that live as long as the process, for tests and for trying things out.
  public static func fleeting(_ random: (Int) -> [UInt8]) -> ServerKeys {
    func ring() -> KeyRing { KeyRing(active: .make(random)) }
    return ServerKeys(peppers: ring(), blindIndex: ring(), fields: ring(), push: ring())
  }

  /// Finds what is stored encrypted.
  public var index: BlindIndex { BlindIndex(keys: liveIndex) }

  /// Encrypts single columns.
  public var fieldCipher: FieldCipher { FieldCipher(keys: liveFields) }
}
