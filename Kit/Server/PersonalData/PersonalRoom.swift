import Calendar
import Core
import Store
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
public struct ExportEntry: Hashable, Sendable {
  /// With `/` between folders, never beginning with one.
  public let path: String
  /// What is in it, for the list in `README.txt`.
  public let about: Sentence
  public let octets: [UInt8]

  public init(_ path: String, about: Sentence, octets: [UInt8]) {
    self.path = path
    self.about = about
    self.octets = octets
  }

  public init(_ path: String, about: Sentence, _ json: JSON) {
    self.init(path, about: about, octets: json.octets + [10])
  }
}

/// What a room of the server holds of a person: how much it is, how they take it with them, and how
/// it goes for good. Every room with personal data is registered once, where the server is built.
public struct PersonalRoom<Engine: StoreEngine>: Sendable {
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
  /// Read in one snapshot. Never a secret: say when it was set instead.
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
