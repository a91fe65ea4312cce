import Core
import Tracks
import Wire

extension RecordedSport {
  /// Its word on the wire; a file's own word stands behind a colon.
  public var wireWord: String {
    if case .other(let word) = self { return ":" + word }
    for (word, sport) in RecordedSport.wireWords where sport == self { return word }
    return "unknown"
  }

  init(_ cursor: WireCursor) throws(WireError) {
    let text = try cursor.string(limit: RunLimits.sport + 1)
    for (word, sport) in RecordedSport.wireWords where sameBytes(word, text) {
      self = sport
      return
    }
    guard text.utf8.first == UInt8(ascii: ":"), text.utf8.count > 1 else {
      throw cursor.error(.expected("a known sport"))
    }
    self = .other(String(decoding: text.utf8.dropFirst(), as: UTF8.self))
  }

  private static var wireWords: [(String, RecordedSport)] {
    [
      ("running", .running), ("trail", .trailRunning), ("track", .trackRunning),
      ("treadmill", .treadmill), ("walking", .walking), ("hiking", .hiking),
      ("cycling", .cycling), ("swimming", .swimming), ("unknown", .unknown),
    ]
  }
}
