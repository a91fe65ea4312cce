import Core

extension RecordedFile {
  /// Reads a TCX file (Garmin's Training Center Database, version 2). Every `Activity` is one, also
  /// those of a `MultiSportSession`; courses and workouts count as unknown.
  ///
  /// `Sport` is taken by its word, `Other` stands for itself. The first line of `Notes` is the
  /// name. `TotalTimeSeconds` of a lap is its timer; the totals of the activity are those of its
  /// laps, each where all laps have it. `Cadence` is taken for strides, which are two steps, where
  /// the sport has steps, `RunCadence` always.
  ///
  /// A `Track` that is not the first of its lap begins a part. A gap before the first point of any
  /// `Track` is a pause when it is longer than three times the usual step of the activity, which is
  /// the median of the times between two points of the same `Track` in seconds, rounded up; so the
  /// first `Track` of a later lap begins a part only after a pause.
  ///
  /// What is wrong with a part of the file is noted, and reading goes on: a point without a usable
  /// time is left out, an unusable place or number is not there, and a lap without a usable start
  /// begins with its first point. Where the text breaks off, what comes before is kept.
  public init(tcx bytes: [UInt8]) throws(XMLTrackFault) {
    var reader = TCXReader(try RecordedFile.xml(bytes))
    var fault: XMLFault?
    do throws(XMLFault) {
      try reader.read()
    } catch { fault = error }
    if reader.root == .other { throw .otherFormat }
    reader.recording.end()
    self = try reader.recording.file.checked(fault)
  }
}
