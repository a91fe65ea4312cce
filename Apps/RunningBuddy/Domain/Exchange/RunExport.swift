import Calendar
import Core
import Tracks
import Wire

/// What a run can be written as.
public enum RunExportFormat: String, Hashable, Sendable, CaseIterable {
  case fit, gpx, tcx, csv, json

  /// What browsers and servers call it.
  public var mediaType: String {
    switch self {
    case .fit: "application/vnd.ant.fit"
    case .gpx: "application/gpx+xml"
    case .tcx: "application/vnd.garmin.tcx+xml"
    case .csv: "text/csv"
    case .json: "application/json"
    }
  }
}

/// Writes a run as a file: what of its track is the run, as it is now.
public enum RunExport {
  /// The file's bytes; `points` are those of all parts of its track.
  public static func bytes(
    _ run: Run, _ points: [ChannelPoint], as format: RunExportFormat
  ) -> [UInt8] {
    switch format {
    case .fit: FITWriter.bytes(activity(run, points))
    case .gpx: Array(GPXWriter.text(activity(run, points)).utf8)
    case .tcx: Array(TCXWriter.text(activity(run, points)).utf8)
    case .csv: Array(CSVWriter.text(activity(run, points)).utf8)
    case .json: RunJSON.value(run, points).bytes
    }
  }

  /// `2026-11-21-1504-running.fit`, by the clocks of where it took place.
  public static func fileName(_ run: Run, _ format: RunExportFormat) -> String {
    fileName(run, ending: format.rawValue)
  }

  /// The same for the file that the run came as.
  public static func originalName(_ run: Run) -> String {
    fileName(run, ending: "original." + (run.source.file?.format.rawValue ?? "fit"))
  }

  /// The same for the file that is, or was, merged onto it; `nil` for none.
  public static func mergedName(_ run: Run) -> String? {
    run.merge.map { merge in fileName(run, ending: "merged." + merge.source.format.rawValue) }
  }

  static func fileName(_ run: Run, ending: String) -> String {
    let civil = run.startedAt.civil(offset: run.offset)
    let (year, month, day) = civil.date.components
    var bytes: [UInt8] = []
    func add(_ value: Int, _ width: Int) {
      DecimalText.append(Int64(value), width: width, to: &bytes)
    }
    add(year, 4)
    bytes.append(UInt8(ascii: "-"))
    add(month, 2)
    bytes.append(UInt8(ascii: "-"))
    add(day, 2)
    bytes.append(UInt8(ascii: "-"))
    add(civil.time.hour, 2)
    add(civil.time.minute, 2)
    let stem = String(decoding: bytes, as: UTF8.self)
    return stem + "-" + plainWord(run.sport) + "." + ending
  }

  /// A sport's word for names of files: nothing but letters and digits.
  private static func plainWord(_ sport: RecordedSport) -> String {
    if case .other = sport { return "other" }
    return sport.wireWord
  }

  /// The run as files have it. Points that were refused are left out; what was dropped is a pause.
  static func activity(_ run: Run, _ points: [ChannelPoint]) -> RecordedActivity {
    var activity = RecordedActivity(start: run.startedAt)
    activity.sport = run.sport
    activity.name = run.title
    activity.offset = run.offset
    let spans = run.windows.spans(of: run.outline.length)
    func instant(_ tenths: Int) -> Instant {
      run.start.advanced(byMilliseconds: Int64(tenths) * 100)
    }
    activity.points = self.points(points, spans, instant)
    activity.pauses = pauses(run.outline, spans).map { pause in
      RecordedPause(from: instant(pause.from), to: instant(pause.to))
    }
    activity.totals = totals(run)
    activity.laps = laps(run, spans, instant)
    return activity
  }

  /// The points in the windows; the way counts from the start of the first.
  private static func points(
    _ points: [ChannelPoint], _ spans: [RunSpan], _ instant: (Int) -> Instant
  ) -> [RecordedPoint] {
    var written: [RecordedPoint] = []
    var (index, path) = (0, 0)
    for span in spans {
      while index < points.count, points[index].time < span.from { index += 1 }
      var first: Int?
      var (last, begins) = (path, true)
      while index < points.count, points[index].time <= span.to {
        let point = points[index]
        index += 1
        begins = begins || point.flags.contains(.begins)
        guard !point.flags.contains(.rejected) else { continue }
        var next = RecordedPoint(at: instant(point.time))
        next.place = point.place?.point
        next.altitude = point.altitude.map { value in Double(value) / 10 }
        next.speed = point.speed.map { value in Double(value) / 100 }
        next.heartRate = point.heartRate
        next.cadence = point.cadence
        if let way = point.path {
          // The first point of a whole track may have a way already: that of the moment before.
          let start = first ?? (span.from == 0 ? 0 : way)
          first = start
          last = max(last, path + way - start)
          next.path = Double(max(0, path + way - start)) / 10
        }
        next.begins = begins
        begins = false
        written.append(next)
      }
      path = last
    }
    return written
  }

  /// The timer's pauses inside the windows, and what lies between these.
  private static func pauses(_ outline: RunOutline, _ spans: [RunSpan]) -> [RunSpan] {
    var pauses: [RunSpan] = []
    for (one, next) in zip(spans, spans.dropFirst()) {
      if let dropped = RunSpan(from: one.to, to: next.from) { pauses.append(dropped) }
    }
    guard case .pauses(let known) = outline.timer else { return pauses }
    for span in spans {
      for pause in known {
        let (from, to) = (max(pause.from, span.from), min(pause.to, span.to))
        if from < to, let part = RunSpan(from: from, to: to) { pauses.append(part) }
      }
    }
    return pauses.sorted { one, other in one.from < other.from }
  }

  private static func totals(_ run: Run) -> RecordedTotals {
    var totals = RecordedTotals()
    totals.distance = run.distance.first.map { value in Double(value) / 100 }
    totals.timer = run.timer.first
    // With what was dropped: files have one time from start to end.
    let spans = run.windows.spans(of: run.outline.length)
    let length = (spans.last?.to ?? 0) - (spans.first?.from ?? 0)
    totals.elapsed = spans.count > 1 ? Int64(length) * 100 : run.elapsed.first
    totals.ascent = run.ascent.first.map { value in Double(value) / 10 }
    totals.descent = run.descent.first.map { value in Double(value) / 10 }
    totals.energy = run.windows.isWhole ? run.outline.device.energy : nil
    totals.meanHeartRate = run.meanHeartRate.first
    totals.mostHeartRate = run.mostHeartRate.first
    return totals
  }

  /// Laps as the run keeps them: without gaps, from its start on.
  private static func laps(
    _ run: Run, _ spans: [RunSpan], _ instant: (Int) -> Instant
  ) -> [RecordedLap] {
    var triggers: [RecordedLap.Trigger] = []
    if case .device(let made) = run.outline.laps, run.windows.isWhole,
      made.count == run.record.laps.count
    {
      triggers = made.map { lap in lap.trigger }
    }
    let kinds = run.lapKinds
    return run.record.laps.enumerated().map { index, stretch in
      var lap = RecordedLap(start: instant(RunExport.tenths(stretch.start, spans)))
      lap.trigger = triggers.isEmpty ? .manual : triggers[index]
      lap.intensity = kinds.isEmpty ? nil : kinds[index]?.intensity
      lap.totals.distance = stretch.metres
      lap.totals.timer = stretch.timer
      lap.totals.elapsed = stretch.elapsed
      lap.totals.ascent = stretch.ascent.map { value in Double(value) / 10 }
      lap.totals.descent = stretch.descent.map { value in Double(value) / 10 }
      lap.totals.meanHeartRate = stretch.heartRate
      return lap
    }
  }

  /// Where on the track a time of the run lies, which counts its windows only.
  static func tenths(_ milliseconds: Int64, _ spans: [RunSpan]) -> Int {
    var rest = Int(min(milliseconds / 100, Int64(ChannelPoint.timeLimit)))
    for span in spans {
      if rest < span.to - span.from { return span.from + rest }
      rest -= span.to - span.from
    }
    return spans.last?.to ?? 0
  }
}
