import Core
import Tracks

/// What may be written. The same limits hold on the device, so nothing that the server would refuse
/// gets into an outbox.
public enum RunLimits {
  /// Bytes of a run's row.
  public static let body = 8_192
  /// Unicode scalars of a title.
  public static let title = 100
  /// Bytes of the notes.
  public static let notes = 2_000
  /// Bytes of a row that its texts may take.
  public static let texts = 2_400
  /// Bytes of a zone's name.
  public static let zone = Zone.nameLimit
  /// Unicode scalars of a file's name.
  public static let fileName = 200
  /// Unicode scalars of a sport's own word.
  public static let sport = 64
  /// Splits of one unit that are kept.
  public static let splits = 200
  /// Laps that are kept.
  public static let laps = 100
  /// Marked moments that are kept.
  public static let marks = 100
  /// Times that the device's clock was set that are kept.
  public static let clockJumps = 20
  /// Pauses that are kept, and as many times of standing still.
  public static let pauses = 150
  /// How hard a run was.
  public static let efforts = 1...10
  /// How a run felt.
  public static let feelings = 1...5
  /// What travels for these, and for heart rates: a command that goes beyond the scale is refused
  /// by name.
  static let anyNumber: ClosedRange<Int64> = 0...1_000
  /// Parts of a track: more than ``RecordedFile/pointLimit`` points need.
  public static let trackParts = 16
  /// Bytes of a part of a track.
  public static let trackBytes = TrackChannels.textLimit
  /// Bytes of a file that is kept as it came.
  public static let file = 8 << 20
  /// Bytes of a part of a file as text.
  public static let fileBytes = 512 << 10
  /// Bytes of a file in a part: base64 makes four of three.
  public static let filePart = fileBytes / 4 * 3
  /// Parts of a file.
  public static let fileParts = (file + filePart - 1) / filePart
  /// Bytes of a part of a run's raw motion.
  public static let motionBytes = 512 << 10
  /// Parts of a run's raw motion: two hours have four.
  public static let motionParts = 12
  /// Milliseconds of a run: a hundred days.
  public static let duration: Int64 = Int64(ChannelPoint.timeLimit) * 100
  /// Centimetres of a run: ten thousand kilometres.
  public static let centimetres = 1_000_000_000
  /// Runs that are taken back with one command.
  public static let batch = 200
  /// Edits in one command.
  public static let edits = 50
  /// Minutes from one cue to the next.
  public static let cueMinutes = 1...120
  /// Centimetres of a weekly goal.
  public static let goalCentimetres: ClosedRange<Int64> = 100_000...100_000_000
  /// Milliseconds of a weekly goal.
  public static let goalTime: ClosedRange<Int64> = 60_000...604_800_000
  /// Runs of a weekly goal.
  public static let goalRuns = 1...50
  /// Beats per minute at threshold.
  public static let thresholdHeartRates = 70...230
  /// Beats per minute at which a zone may begin.
  public static let zoneBorders = 40...240
}
