import Coding
import Core

/// Why a whole file is not read.
public enum ImportFileFault: Error, Hashable, Sendable {
  /// Bytes.
  case tooLarge(limit: Int)
  case tooManyRows(limit: Int)
  case empty
  case notText
  /// Nothing of it can be read as Unicode: the person has to save the file anew.
  case unknownEncoding
  /// JSON that breaks off or is wrong at this byte.
  case brokenJSON(offset: Int)
  /// None of the formats that are read.
  case unknownFormat
  /// A table without columns that say when and what.
  case columnsMissing([String])
}

/// What the numbers of a file's places count.
public enum ImportList: String, Hashable, Sendable, CaseIterable {
  /// Of a text.
  case lines
  /// Of DayBlock's own JSON.
  case groups, blocks, sessions
  /// Of another program's JSON.
  case events
}

/// What is wrong with one row, and where.
public struct ImportFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case blockMissing
    case startMissing
    case endMissing
    /// No date or time; as it stands there.
    case notATime(String)
    /// A date that no calendar has, such as 30 February.
    case noSuchDate(String)
    case unknownZone(String)
    /// It ends when it begins.
    case zeroLength
    case endsBeforeStart
    /// It ends later than now.
    case future
    /// Longer than this many hours.
    case tooLong(hours: Int)
    case tooManySegments(limit: Int)
    /// A quotation mark that nobody closed.
    case openQuote
    /// Not in UTF-8: what its letters are nobody knows.
    case notUTF8
    /// A name or text with signs that cannot be kept.
    case unusableCharacter
    /// The block of this name would be one too many.
    case tooManyBlocks(String, limit: Int)
    /// The group of this name would be one too many.
    case tooManyGroups(String, limit: Int)
    /// An event of whole days: nobody knows when in them.
    case allDay
    /// An event that comes again and again: nobody knows which of them took place.
    case series
    /// Not the shape the format has; what was expected.
    case malformed(String)
  }
  /// From 1, in its ``list``.
  public let line: Int
  public let reason: Reason
  public let list: ImportList

  public init(_ line: Int, _ reason: Reason, in list: ImportList = .lines) {
    self.line = line
    self.reason = reason
    self.list = list
  }

  /// The same of another list.
  func of(_ list: ImportList) -> ImportFault { ImportFault(line, reason, in: list) }

  /// In the order of the file: DayBlock's own tells of groups and blocks before sessions.
  public static func inOrder(_ faults: [ImportFault]) -> [ImportFault] {
    ImportList.allCases.flatMap { list in
      faults.filter { fault in fault.list == list }.sorted { a, b in a.line < b.line }
    }
  }
}

/// What a person may want to know of a row that is read all the same.
@Memberwise(unlabelled: 2) public struct ImportRemark: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Shares time with the row of this line.
    case overlaps(line: Int)
    /// The same as the row of this line: read once.
    case duplicate(line: Int)
    /// The clocks leave the time out: moved forward.
    case skippedTime
    /// The clocks show it twice: the first was taken.
    case ambiguousTime
    /// The text was longer than can be kept.
    case shortened
    /// An event that was called off: left out.
    case cancelled
    /// A plan of ours, and nothing that was done: left out.
    case planned
  }
  public let line: Int
  public let reason: Reason
}
