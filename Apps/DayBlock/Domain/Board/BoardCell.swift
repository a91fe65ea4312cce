import Calendar
import Core

/// One hour of the board: a cell with two halves (specification §7).
public struct BoardCell: Hashable, Sendable {
  /// What the clock shows, 0…23.
  public let hour: Int
  /// Clocks went back, and this is the hour's second time: "1ʹ".
  public let isRepeated: Bool
  /// Minutes 0…29.
  public var first: BoardHalf
  /// Minutes 30…59.
  public var second: BoardHalf

  /// Clocks went forward over the hour: it is hatched.
  public var isMissing: Bool { first.isMissing && second.isMissing }

  /// Both halves are of one session: they are drawn as one, without a seam.
  public var joins: Bool {
    guard let mine = first.marks.first, first.marks.count == 1,
      let other = second.marks.first, second.marks.count == 1
    else { return false }
    return mine.session == other.session && mine.run == other.run && mine.block == other.block
      && (mine.session != nil || mine.run != nil)
  }

  /// How the cell is painted.
  public var variant: BoardVariant {
    switch (first.marks.isEmpty, second.marks.isEmpty) {
    case (true, true): .none
    case (false, true): .firstHalf
    case (true, false): .secondHalf
    case (false, false): joins ? .full : .mixed
    }
  }
}

/// The five ways a cell is painted.
public enum BoardVariant: String, Hashable, Sendable, CaseIterable {
  case none, firstHalf, secondHalf, full, mixed
}

/// A half hour of the board.
public struct BoardHalf: Hashable, Sendable {
  /// What is painted in it. Two or more are divided diagonally; live ones come first.
  public var marks: [BoardMark] = []
  /// Clocks went forward over it, or it belongs to the hour's other time.
  public var isMissing: Bool
}

/// A half-block where it began.
public struct BoardMark: Hashable, Sendable {
  /// Earlier ones are drawn before later ones.
  public enum State: Int, Hashable, Sendable {
    case tracking, paused, stored
  }

  /// 0…54 of the palette.
  public let color: Int
  public let block: BlockID
  public let state: State
  /// What it is of, when it is stored.
  public let session: DaySessionID?
  /// What it is of, when it is not stored yet.
  public let run: DayRunID?
  /// False for the half-block under way.
  public let isWhole: Bool
  public let start: Instant
}

/// Halves of one block that follow one another: a line of the board's text alternative.
public struct BoardSpan: Hashable, Sendable {
  /// When the first half begins and the last one ends on the clock; 24:00 is 00:00.
  public let from: TimeOfDay
  public var to: TimeOfDay
  /// The hour comes for the second time.
  public let isRepeated: Bool
  public let block: BlockID
  public let state: BoardMark.State
  /// Half-blocks that began in it; the one under way counts not.
  public var halfBlocks: Int
}

extension Block {
  /// The colour of a new block and of an unknown one (specification §12.1).
  public static let defaultColor = 4
}
