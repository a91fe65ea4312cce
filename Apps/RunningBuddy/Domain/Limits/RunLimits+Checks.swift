import Core
import Sync
import Tracks
import Wire

extension RunLimits {
  /// Everything of a run that was saved or edited.
  static func check(_ run: Run) throws(RunRejection) {
    try check(run.title, .title, scalars: title)
    guard run.notes.utf8.count <= notes else { throw .tooLong(.notes, limit: notes) }
    guard !hasNul(run.notes) else { throw .unusableCharacter(.notes) }
    try check(zone: run.zone)
    if case .other(let word) = run.sport { try check(word, .sport, scalars: sport) }
    if let file = run.source.file {
      try check(file.name, .fileName, scalars: fileName)
      try check(Int64(file.bytes), 1...Int64(RecordedFile.fitLimit), .file)
    }
    try check(run.effort, efforts, .effort)
    try check(run.feeling, feelings, .feeling)
    try check(run.start.milliseconds, starts, .start)
    try check(Int64(run.offset), offsets, .offset)
    try check(run.trackParts, .trackParts, count: trackParts, bytes: trackBytes)
    try check(run.fileParts, .fileParts, count: fileParts, bytes: fileBytes)
    if let merge = run.merge {
      try check(merge.source.name, .fileName, scalars: fileName)
      try check(Int64(merge.source.bytes), 1...Int64(RecordedFile.fitLimit), .file)
      try check(merge.track.stubs, .trackParts, count: trackParts, bytes: trackBytes)
      try check(merge.file.stubs, .fileParts, count: fileParts, bytes: fileBytes)
    }
    try check(run.windows, of: run)
    try check(run.record)
    try checkForm(run)
  }

  /// In order, inside the track, and of one.
  private static func check(_ windows: RunWindows, of run: Run) throws(RunRejection) {
    guard (0...ChannelPoint.timeLimit).contains(run.outline.length) else {
      throw .outOfRange(.duration, shortest: 0, longest: duration)
    }
    guard !windows.isWhole else { return }
    guard !run.trackParts.isEmpty else { throw .noTrack(run.id) }
    guard let last = windows.spans.last, last.to <= run.outline.length else {
      throw .badTimes(.windows)
    }
  }

  /// No part is longer than the whole, and no time runs backwards.
  static func check(_ record: RunRecord) throws(RunRejection) {
    try check(record.whole)
    let parts: [(field: RunRejection.Field, list: [RunStretch], limit: Int)] = [
      (.splits, record.kilometres, splits), (.splits, record.miles, splits),
      (.laps, record.laps, laps),
    ]
    for (field, list, limit) in parts {
      guard list.count <= limit else { throw .tooMany(field, limit: limit) }
      var end: Int64 = 0
      for stretch in list {
        try check(stretch)
        guard stretch.start == end else { throw .badTimes(field) }
        end += stretch.elapsed
      }
      guard end <= record.whole.elapsed else { throw .badTimes(field) }
    }
    var last: RunEffort?
    for effort in record.efforts {
      // A longer distance is later in the list and never faster.
      if let last, effort.distance.metres <= last.distance.metres || effort.elapsed < last.elapsed {
        throw .badTimes(.efforts)
      }
      guard effort.elapsed > 0, effort.start >= 0,
        effort.start + effort.elapsed <= record.whole.elapsed + 1
      else { throw .badTimes(.efforts) }
      last = effort
    }
  }

  private static func check(_ stretch: RunStretch) throws(RunRejection) {
    try check(stretch.elapsed, 0...duration, .duration)
    guard stretch.start >= 0, stretch.timer >= 0, stretch.timer <= stretch.elapsed,
      stretch.moving ?? 0 >= 0, stretch.moving ?? 0 <= stretch.elapsed
    else { throw .badTimes(.duration) }
    try check(Int64(stretch.centimetres ?? 0), 0...Int64(centimetres), .distance)
  }

  private static func check(
    _ parts: [ContentStub], _ field: RunRejection.Field, count: Int, bytes: Int
  ) throws(RunRejection) {
    guard parts.count <= count else { throw .tooMany(field, limit: count) }
    for part in parts where part.bytes < 1 || part.bytes > bytes {
      throw .tooLong(field, limit: bytes)
    }
  }

  /// What the wire would not take, or would take for something else, is refused; so is a row that
  /// is too large.
  private static func checkForm(_ run: Run) throws(RunRejection) {
    let form = run.body
    guard form.bytes.count <= body else { throw .tooLarge(limit: body) }
    var read: Run?
    do throws(WireError) { read = try Run(id: run.id, WireCursor(form)) } catch { read = nil }
    guard read == run else { throw .badTimes(.duration) }
  }

  // MARK: Texts and numbers

  static func check(
    _ text: String, _ field: RunRejection.Field, scalars limit: Int
  ) throws(RunRejection) {
    if text.utf8.count > limit, text.unicodeScalars.count > limit {
      throw .tooLong(field, limit: limit)
    }
    for byte in text.utf8 where byte < 0x20 || byte == 0x7F { throw .unusableCharacter(field) }
  }

  /// A zone's name is printable ASCII without blanks; it may be missing.
  static func check(zone name: String) throws(RunRejection) {
    guard name.utf8.count <= zone else { throw .tooLong(.zone, limit: zone) }
    guard name.utf8.allSatisfy({ byte in (0x21...0x7E).contains(byte) }) else {
      throw .unusableCharacter(.zone)
    }
  }

  static func check(
    _ value: Int64, _ range: ClosedRange<Int64>, _ field: RunRejection.Field
  ) throws(RunRejection) {
    guard range.contains(value) else {
      throw .outOfRange(field, shortest: range.lowerBound, longest: range.upperBound)
    }
  }

  /// What is not there is in every range.
  static func check(
    _ value: Int?, _ range: ClosedRange<Int>, _ field: RunRejection.Field
  ) throws(RunRejection) {
    guard let value else { return }
    try check(Int64(value), Int64(range.lowerBound)...Int64(range.upperBound), field)
  }

  private static func hasNul(_ text: String) -> Bool { text.utf8.contains(0) }

  /// Seconds east of UTC that clocks can have.
  static let offsets = Zone.offsets.wire
  /// Milliseconds since 1970 at which a run may begin: 1900 to 9999.
  static let starts: ClosedRange<Int64> = -2_208_988_800_000...253_402_300_799_999
}
