import Core

/// What may be written (specification §3.3). The same limits hold on the device, so nothing that
/// the server would refuse gets into an outbox.
public enum DayLimits {
  /// Grapheme clusters of a block's name.
  public static let blockName = 24
  /// Grapheme clusters of a group's name.
  public static let groupName = 16
  /// Unicode scalars of a memo.
  public static let memo = 10_000
  /// Segments of a session or a run.
  public static let segments = 1_000
  /// Friends who were there at a session.
  public static let friends = 20
  /// Sessions in one command of an import.
  public static let importBatch = 200
  /// Bytes of the memos in one command of an import.
  public static let importMemos = 262_144
  /// Plans of a block.
  public static let plans = 20
  /// Groups of a person.
  public static let groups = 200
  /// Blocks of a person.
  public static let blocks = 1_000
  /// Earlier forms of a session that are kept: more than anybody makes by hand. Of still more,
  /// those in between go; the first and the latest stay.
  public static let editions = 500
  /// The latest of them, of which none goes.
  static let latestEditions = 100
  /// Addresses of calendars shown beside one's own time.
  public static let overlays = 10
  /// Bytes of such an address.
  public static let address = 1_000
  /// Words of tips that were read.
  public static let tips = 100
  /// Bytes of the key of an icon, of a tip's word, of a zone's name.
  public static let word = 64
  /// Unicode scalars of a device's name.
  public static let device = 64
  /// Bytes of what a session was made from.
  public static let source = 512
  /// The colours of the palette (§12.1).
  public static let colors = 0...54
  /// Numbers that travel as a colour: one beyond the palette is refused by name.
  static let anyColor: ClosedRange<Int64> = 0...1_000
  /// When a day may begin, minutes after midnight (§6.1).
  public static let boundaries = 0...360
  /// Minutes after which a run may be asked about (§5.2).
  public static let maxRun = 30...1_440
  /// Minutes that travel: what is out of its own range is refused by name.
  static let anyMinutes: ClosedRange<Int64> = 0...1_000_000
  /// Half-blocks of a goal for a day.
  public static let dailyGoal = 1...48
  /// Half-blocks of a goal for a week.
  public static let weeklyGoal = 1...336
  /// Minutes a plan may take.
  public static let planMinutes = 5...1_440
  /// Days from the first second of a run to its last.
  public static let runDays = 400
  /// Days from the first second of what is entered by hand to its last.
  public static let sessionDays = 31
  /// How long a run may be paused before it is over, in milliseconds (§5.2).
  public static let longestPause: Int64 = 43_200_000
  /// Milliseconds of a day of 24 hours.
  static let day: Int64 = 86_400_000
}

/// The name as it is kept: without white space at its ends, line ends and tabs as spaces.
///
/// - Parameter limit: Grapheme clusters.
public func checkedName(_ text: String, limit: Int) throws(DayBlockRejection) -> String {
  let name = trimmed(text)
  guard !name.isEmpty else { throw .nameMissing }
  // A cluster of any length is one; 64 bytes are more than any that is written.
  guard name.utf8.count <= limit * 64, name.count <= limit else {
    throw .tooLong(.name, limit: limit)
  }
  var scalars = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: scalars.append(" ")
    case 0..<0x20, 0x7F: throw .unusableCharacter(.name)
    default: scalars.append(scalar)
    }
  }
  return String(scalars)
}

/// How many of ``checkedName(_:limit:)``'s signs a text has: grapheme clusters without white space
/// at the ends, for the counter beside a field.
public func nameLength(_ text: String) -> Int { trimmed(text).count }

/// Whether two names are one without regard to case.
public func isSameName(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }

/// The name, or with " (2)", " (3)" … where it is taken already (§3.3); cut so that it fits.
func freeName(_ name: String, limit: Int, isTaken: (String) -> Bool) -> String {
  guard isTaken(name) else { return name }
  var number = 2
  while true {
    let suffix = " (" + String(number) + ")"
    let candidate = trimmed(String(name.prefix(limit - suffix.utf8.count))) + suffix
    if !isTaken(candidate) { return candidate }
    number += 1
  }
}

/// More than `limit` Unicode scalars. Counting bytes first spares counting scalars of short texts.
func isLonger(_ text: String, than limit: Int) -> Bool {
  text.utf8.count > limit && text.unicodeScalars.count > limit
}

/// NUL is the one character that databases do not keep in a text.
func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }

/// 1…64 bytes of printable ASCII without blanks, as names of zones and keys of icons are.
func isWord(_ text: String) -> Bool {
  (1...DayLimits.word).contains(text.utf8.count)
    && text.utf8.allSatisfy { byte in (0x21...0x7E).contains(byte) }
}
