import Coding
import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI.
@Wire(casesOf: "rejection", tag: "code")
public enum RunRejection: Error, Hashable, Sendable {
  /// The run is not there (any more), or is another person's.
  @Case(values: ["run"]) case notFound(RunID)
  /// Only one's own settings can be changed.
  case notYours
  /// Another run was saved under this id, by another device: it stays.
  @Case(values: ["run"]) case savedOtherwise(RunID)
  /// The run has no such part.
  @Case(values: ["run"], in: counts) case notAnnounced(RunID, part: Int)
  /// The part has another content than the run announced.
  @Case(values: ["run"], in: counts) case otherContent(RunID, part: Int)
  /// Unicode scalars of a title, name or word, bytes of everything else.
  @Case(values: ["field"], in: counts) case tooLong(Field, limit: Int)
  @Case(values: ["field"], in: counts) case tooMany(Field, limit: Int)
  /// The text holds what cannot be kept.
  @Case(values: ["field"]) case unusableCharacter(Field)
  @Case(values: ["field"])
  case outOfRange(Field, shortest: Int64, longest: Int64)
  /// Times run backwards, overlap, or lie outside the track; or parts are longer than the whole.
  @Case(values: ["field"]) case badTimes(Field)
  /// The run has no points to cut.
  @Case(values: ["run"]) case noTrack(RunID)
  /// The runs are not of one track.
  @Case(values: ["run"]) case otherTrack(RunID)
  /// The pair of shoes is not there (any more), or is another person's.
  @Case(values: ["shoe"]) case noShoe(ShoeID)
  /// Something must be there.
  @Case(values: ["field"]) case empty(Field)
  /// There are too few, or they do not rise.
  @Case(values: ["field"]) case badOrder(Field)
  /// Bytes of the whole.
  @Case(in: counts) case tooLarge(limit: Int)
  /// A file is merged onto the run already: that has to be taken back first.
  @Case(values: ["run"]) case merged(RunID)

  /// What it is about.
  @Wire public enum Field: String, Hashable, Sendable, CaseIterable {
    case title, notes, zone, sport, fileName, start, offset, effort, feeling, distance, duration
    case splits, laps, efforts, windows, trackParts, fileParts, file, runs, edits
    case cueMinutes, goal
    case steps, stepLength, strides
    case shoes, shoeName, shoeModel, plans, planName, sets, times, planSteps, planStep
    case thresholdHeartRate, zoneBorders
    case motion, motionParts
  }
}

/// What a limit or the number of a part may be.
private let counts: ClosedRange<Int64> = 0...Int64(Int32.max)
