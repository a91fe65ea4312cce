import Calendar
import Core
import Store
import Sync
import Wire

/// A sentence in each of the languages that people read here.
public struct Sentence: Hashable, Sendable {
  private let english: String
  private let korean: String

  public init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  public func text(in language: Language) -> String { language == .korean ? korean : english }
}

/// One file of what a person takes with them.
public struct ExportEntry: Sendable {
  /// A file made of contents that are set apart, which are read when it is written and not before:
  /// all of somebody's together may be more than memory holds.
  public struct Source: Sendable {
    /// Whose contents, in their order.
    public let keys: [EntityKey]
    /// The file's bytes, of the contents in the order of their keys.
    public let bytes: @Sendable ([String]) -> [UInt8]
  }

  /// With `/` between folders, never beginning with one.
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

  /// A file that is left out where one of the contents is gone when it is to be written.
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

/// What a room of the server holds of a person: how much it is, how they take it with them, and how
/// it goes for good. Every room with personal data is registered once, where the server is built.
public struct UserDataProvider<Engine: StoreEngine>: Sendable {
  public typealias Connection = Engine.Connection
  public typealias Count = @Sendable (UserID, Connection) throws(StoreFailure) -> Int
  public typealias Entries =
    @Sendable (UserID, Connection) throws(StoreFailure) -> [ExportEntry]
  public typealias Erase =
    @Sendable (UserID, _ limit: Int, Connection) throws(StoreFailure) -> Bool

  /// What people call it; `nil` for a room they don't know as one, such as the sync engine's.
  public let name: String?
  /// How many things a deletion takes.
  public let count: Count
  /// Read in one snapshot. Never a secret: say when it was set instead. What is large is given as a
  /// file that is made when it is written.
  public let entries: Entries
  /// Removes about `limit` rows and answers whether nothing is left. It is called again and again,
  /// each time in a transaction of its own, and begins anew after a crash.
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
