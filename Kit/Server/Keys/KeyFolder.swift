import Foundation

/// The folder `keys` of the data directory: one file for each purpose, readable by its owner only.
public struct KeyFolder: Sendable {
  /// What a file is for.
  public enum Purpose: String, Sendable, CaseIterable {
    case peppers
    case blindIndex = "blind-index"
    case fields = "field-encryption"
    case push

    /// Whether a new key may take over while the old one still opens and finds what it protected.
    /// What others hold the public half of cannot change unnoticed.
    public var canRotate: Bool { self != .push }
  }

  public let path: String
  /// Where the peppers are when not here (`FIELDDAY_PEPPERS_FILE`).
  public let peppersFile: String?

  public init(data: String, peppersFile: String? = nil) {
    path = data + "/keys"
    self.peppersFile = peppersFile
  }

  public func file(_ purpose: Purpose) -> String {
    if purpose == .peppers, let peppersFile { return peppersFile }
    return path + "/" + purpose.rawValue
  }

  /// Reads all keys. What is missing is made first, unless `mayMake` is false.
  public func load(
    mayMake: Bool, random: (Int) -> [UInt8]
  ) throws(KeyFolderFault) -> ServerKeys {
    try checkPlace()
    return ServerKeys(
      peppers: try ring(.peppers, mayMake, random),
      blindIndex: try ring(.blindIndex, mayMake, random),
      fields: try ring(.fields, mayMake, random), push: try ring(.push, mayMake, random))
  }

  /// Reads what is there, and makes nothing.
  public func readAll() throws(KeyFolderFault) -> [Purpose: KeyRing] {
    try checkPlace()
    var rings: [Purpose: KeyRing] = [:]
    for purpose in Purpose.allCases { rings[purpose] = try read(purpose) }
    return rings
  }

  /// Puts a new key before the old ones and answers its name. A running server goes on with what it
  /// has read until it is told.
  public func rotate(
    _ purpose: Purpose, random: (Int) -> [UInt8]
  ) throws(KeyFolderFault) -> String {
    let place = file(purpose)
    let new = try ring(purpose, true, random).rotated(to: .make(random))
    try write(new.text, to: place)
    return new.active.id
  }

  /// Reads one file and checks who else can.
  public func read(_ purpose: Purpose) throws(KeyFolderFault) -> KeyRing? {
    let place = file(purpose)
    guard let data = FileManager.default.contents(atPath: place) else {
      if FileManager.default.fileExists(atPath: place) { throw .unreadable(place) }
      return nil
    }
    guard let mode = Self.mode(place), mode & 0o077 == 0 else { throw .open(place) }
    do throws(KeyFault) { return try KeyRing(String(decoding: data, as: UTF8.self)) } catch {
      throw error == .tooShort ? .tooShort(place) : .malformed(place)
    }
  }

  private func ring(
    _ purpose: Purpose, _ mayMake: Bool, _ random: (Int) -> [UInt8]
  ) throws(KeyFolderFault) -> KeyRing {
    if let ring = try read(purpose) { return ring }
    let place = file(purpose)
    // A file that was named but is not there is a mistake, not a wish for a new one.
    guard mayMake, purpose != .peppers || peppersFile == nil else { throw .missing(place) }
    let ring = KeyRing(active: .make(random))
    try write(ring.text, to: place)
    return ring
  }

  /// Written beside and moved into place, so that a crash leaves the old keys or the new ones.
  private func write(_ text: String, to place: String) throws(KeyFolderFault) {
    let files = FileManager.default
    if !place.hasPrefix(path + "/") {
      // Somebody else's folder: its mode is theirs to decide.
    } else if !files.fileExists(atPath: path) {
      do {
        try files.createDirectory(
          atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch { throw .unwritable(path) }
    }
    let draft = place + ".new"
    try? files.removeItem(atPath: draft)
    let made = files.createFile(
      atPath: draft, contents: nil, attributes: [.posixPermissions: 0o600])
    guard made, let handle = FileHandle(forWritingAtPath: draft) else { throw .unwritable(place) }
    do {
      try handle.write(contentsOf: Data(text.utf8))
      try handle.synchronize()
      try handle.close()
    } catch { throw .unwritable(place) }
    guard rename(draft, place) == 0 else { throw .unwritable(place) }
  }

  private func checkPlace() throws(KeyFolderFault) {
    guard FileManager.default.fileExists(atPath: path) else {
      if Self.isInCheckout(path) { throw .inCheckout(path) }
      return
    }
    guard let mode = Self.mode(path), mode & 0o077 == 0 else { throw .open(path) }
    if Self.isInCheckout(path) { throw .inCheckout(path) }
  }

  /// Whether the folder would be committed with this program's source: it lies in a git checkout
  /// whose package is called fieldday, and not in its `data` folder, which git is told to ignore.
  static func isInCheckout(_ path: String) -> Bool {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    var above = folder.deletingLastPathComponent()
    while above.path != "/" {
      if files.fileExists(atPath: above.path + "/.git"),
        let package = files.contents(atPath: above.path + "/Package.swift"),
        String(decoding: package, as: UTF8.self).contains("name: \"fieldday\"")
      {
        return folder.path != above.path + "/data/keys"
      }
      above.deleteLastPathComponent()
    }
    return false
  }

  private static func mode(_ path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}

/// Why a server must not start with the keys it was given.
public enum KeyFolderFault: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case malformed(String)
  case tooShort(String)
  /// Others than the owner can get at it.
  case open(String)
  case inCheckout(String)
  case unreadable(String)
  case unwritable(String)

  public var description: String {
    switch self {
    case .missing(let path):
      "the keys in \(path) are missing, and the database was made with them: put back the copy of "
        + "the folder “keys” that belongs to it"
    case .malformed(let path):
      "\(path) is not a list of keys: each line is a name, a colon and 32 bytes in base64"
    case .tooShort(let path): "\(path) has a key that is not 32 bytes long"
    case .open(let path):
      "other users can access \(path): use chmod 700 for the folder, 600 for a file"
    case .inCheckout(let path):
      "\(path) is in the program's source, where keys could be committed: choose another --data"
    case .unreadable(let path): "\(path) cannot be read"
    case .unwritable(let path): "\(path) cannot be written"
    }
  }
}
