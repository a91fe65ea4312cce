import Calendar
import Core
import Tracks

extension Run {
  /// Centimetres: the file's or device's own before ours, as long as it is the whole track.
  public var distance: ToldFigure<Int> {
    told(record.whole.centimetres) { device in RunFigures.whole(device.distance, scale: 100) }
  }

  /// Milliseconds.
  public var timer: ToldFigure<Int64> { told(record.whole.timer) { device in device.timer } }

  /// Milliseconds.
  public var elapsed: ToldFigure<Int64> { told(record.whole.elapsed) { device in device.elapsed } }

  /// Decimetres.
  public var ascent: ToldFigure<Int> {
    told(record.whole.ascent) { device in RunFigures.whole(device.ascent, scale: 10) }
  }

  /// Decimetres.
  public var descent: ToldFigure<Int> {
    told(record.whole.descent) { device in RunFigures.whole(device.descent, scale: 10) }
  }

  /// Beats per minute.
  public var meanHeartRate: ToldFigure<Int> {
    told(record.whole.heartRate) { device in device.meanHeartRate }
  }

  /// Beats per minute.
  public var mostHeartRate: ToldFigure<Int> {
    told(record.mostHeartRate) { device in device.mostHeartRate }
  }

  /// By the timer, of the distance and time that are shown first.
  public var pace: RunPace? {
    guard let centimetres = distance.first, let timer = timer.first else { return nil }
    return RunPace(metres: Double(centimetres) / 100, milliseconds: timer)
  }

  /// Moments that were marked, in tenths of a second since the run began.
  public var marks: [Int] {
    windows.isWhole
      ? outline.marks
      : outline.marks.compactMap { mark in RunRecording.moved(mark, windows.spans) }
  }

  /// When the clock of the device that recorded it was set, since the run began.
  public var clockJumps: [ClockJump] {
    windows.isWhole
      ? outline.clockJumps : RunRecording.moved(outline.clockJumps, windows.spans)
  }

  /// The day it began on, where it took place.
  public var day: CivilDate { startedAt.civil(offset: offset).date }

  /// What the statistics need to know of it.
  public var entry: RunEntry {
    RunEntry(
      day: day, centimetres: Int64(distance.first ?? 0), timer: timer.first ?? 0,
      ascent: ascent.first, efforts: sport.isRunning ? record.efforts : [])
  }

  /// Its best as the person marked it: over its whole way. `nil` without a mark.
  public var markedBest: MarkedBest? {
    guard let mark, sport.isRunning, let centimetres = distance.first,
      let elapsed = elapsed.first
    else { return nil }
    return MarkedBest(mark, on: day, metres: Double(centimetres) / 100, milliseconds: elapsed)
  }

  /// What its figures are made from, with the points of all parts of its track.
  public func recording(_ points: [ChannelPoint]) -> RunRecording {
    mergedOutline.recording(
      points, windows, sport: sport, refused: record.quality.refused)
  }

  private func told<Value>(
    _ ours: Value?, _ device: (RecordedTotals) -> Value?
  ) -> ToldFigure<Value> {
    ToldFigure(ours: ours, device: windows.isWhole ? device(mergedOutline.device) : nil)
  }
}
