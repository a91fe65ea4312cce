import Calendar
import Coding
import Core
import Store
import Sync
import Wire

/// A sentence in each language of the apps.
@Memberwise(unlabelled: 2) public struct Sentence: Hashable, Sendable {
  private let english: String
  private let korean: String

  public func text(in language: Language) -> String { language == .korean ? korean : english }
}

/// One file of an export.
public struct ExportEntry: Sendable {
  /// A file made of contents that are stored apart. They are read when the file is written: those
  /// of one user together may be more than fits into memory.
  public struct Source: Sendable {
    /// The entities with the contents, in their order.
    public let keys: [EntityKey]
    /// Makes the file of the contents, which come in the order of their keys.
    public let bytes: @Sendable ([String]) -> [UInt8]
  }

  /// With `/` between folders, and none at the start.
  public let path: String
  /// What is in it, for the list in `README.txt`.
  public let about: Sentence
  /// Empty for a file that is made when it is written.
  public let bytes: [UInt8]
  public let source: Source?

  public init(_ path: String, about: Sentence, bytes: [UInt8]) {
    self.path = path
    self.about = about
    self.bytes = bytes
    source = nil
  }

  /// A file made of contents. It is left out if one of them is gone when it is written.
  public init(
    _ path: String, about: Sentence, of keys: [EntityKey],
    bytes: @escaping @Sendable ([String]) -> [UInt8]
  ) {
    self.path = path
    self.about = about
    self.bytes = []
    source = Source(keys: keys, bytes: bytes)
  }

  public init(_ path: String, about: Sentence, _ json: JSON) {
    self.init(path, about: about, bytes: json.bytes + [10])
  }
}

/// What a module of the server holds of a user: counts it, exports it and deletes it. Every module
/// with personal data is registered once, where the server is built.
public struct UserDataProvider<Engine: StoreEngine>: Sendable {
  public typealias Connection = Engine.Connection
  public typealias Count = @Sendable (UserID, Connection) throws(StoreFailure) -> Int
  public typealias Entries =
    @Sendable (UserID, Connection) throws(StoreFailure) -> [ExportEntry]
  public typealias Erase =
    @Sendable (UserID, _ limit: Int, Connection) throws(StoreFailure) -> Bool

  /// The app's name, as users know it; `nil` for a module that is no app, such as the sync engine.
  public let name: String?
  /// How many things a deletion removes.
  public let count: Count
  /// The files of an export, read in one snapshot. They never hold a secret: say when it was set
  /// instead. What is large is given as a file that is made when it is written.
  public let entries: Entries
  /// Removes about `limit` rows and answers whether nothing is left. It is called until nothing is,
  /// each time in its own transaction, and starts again after a crash.
  public let erase: Erase

  public init(
    name: String?, count: @escaping Count = { _, _ in 0 },
    entries: @escaping Entries = { _, _ in [] }, erase: @escaping Erase
  ) {
    self.name = name
    self.count = count
    self.entries = entries
    self.erase = erase
  }
}
