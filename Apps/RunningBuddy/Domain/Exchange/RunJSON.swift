import Calendar
import Core
import Tracks
import Wire

/// A run as JSON that other programs can read.
///
/// Metres and seconds, degrees, beats and steps per minute; times as RFC 3339 in UTC, `offset` in
/// seconds east of it. `points` is a table: `columns` and `rows`; what is not known is null.
enum RunJSON {
  static func value(_ run: Run, _ points: [ChannelPoint]) -> JSON {
    let whole = run.record.whole
    return .object([
      "format": "fieldday-run", "version": .int(1), "id": .id(run.id),
      "start": .string(XMLDateTime.text(run.startedAt)), "zone": .text(run.zone),
      "offset": .int(run.offset), "sport": .string(run.sport.wireWord), "title": .text(run.title),
      "notes": .text(run.notes), "effort": run.effort.map { value in .int(value) },
      "feeling": run.feeling.map { value in .int(value) },
      "mark": run.mark.map { mark in .word(mark) },
      "distance": part(run.distance.first, 100), "timer": part(run.timer.first, 1_000),
      "moving": part(whole.moving, 1_000), "elapsed": part(run.elapsed.first, 1_000),
      "ascent": part(run.ascent.first, 10), "descent": part(run.descent.first, 10),
      "heartRate": run.meanHeartRate.first.map { value in .int(value) },
      "heartRateMax": run.mostHeartRate.first.map { value in .int(value) },
      "heartRateSeconds": run.record.heartRates.map { histogram in times(histogram) },
      "cadence": whole.cadence.map { value in .int(value) },
      "rules": .int(run.record.version),
      "kilometres": stretches(run.record.kilometres), "miles": stretches(run.record.miles),
      "laps": stretches(run.record.laps),
      "lapKinds": run.lapKinds.isEmpty
        ? nil : .array(run.lapKinds.map { kind in kind.map { kind in .word(kind) } ?? .null }),
      "marks": run.marks.isEmpty
        ? nil : .array(run.marks.map { mark in .number(Double(mark) / 10) }),
      "clockSet": clockSet(run),
      "bests": .array(
        run.record.efforts.map { effort in
          .object([
            "distance": .number(effort.distance.metres), "elapsed": part(effort.elapsed, 1_000),
            "start": part(effort.start, 1_000),
          ])
        }),
      "source": run.source.file.map(file),
      "merged": run.activeMerge.map { merge in file(merge.source) },
      "points": table(RunExport.activity(run, points)),
    ])
  }

  /// Seconds of the timer at each heart rate from one on.
  private static func times(_ histogram: HeartHistogram) -> JSON {
    .object([
      "from": .int(histogram.least),
      "seconds": .array(histogram.seconds.map { count in .int(count) }),
    ])
  }

  private static func file(_ file: RunSourceFile) -> JSON {
    .object([
      "name": .string(file.name), "format": .word(file.format),
      "sha256": .string(file.digest.text),
    ])
  }

  /// When the device's clock was set, and by how much; no time of the run follows it.
  private static func clockSet(_ run: Run) -> JSON? {
    guard !run.clockJumps.isEmpty else { return nil }
    return .array(
      run.clockJumps.map { jump in
        .object(["start": part(jump.at, 1_000), "by": part(jump.by, 1_000)])
      })
  }

  private static func stretches(_ list: [RunStretch]) -> JSON? {
    guard !list.isEmpty else { return nil }
    return .array(
      list.map { stretch in
        .object([
          "start": part(stretch.start, 1_000), "elapsed": part(stretch.elapsed, 1_000),
          "timer": part(stretch.timer, 1_000), "moving": part(stretch.moving, 1_000),
          "distance": part(stretch.centimetres, 100), "ascent": part(stretch.ascent, 10),
          "descent": part(stretch.descent, 10),
          "heartRate": stretch.heartRate.map { value in .int(value) },
          "cadence": stretch.cadence.map { value in .int(value) },
        ])
      })
  }

  private static func table(_ activity: RecordedActivity) -> JSON? {
    guard !activity.points.isEmpty else { return nil }
    func known(_ value: Double?) -> JSON { value.map { value in .number(value) } ?? .null }
    func known(_ value: Int?) -> JSON { value.map { value in .int(value) } ?? .null }
    return .object([
      "columns": .array([
        "time", "latitude", "longitude", "altitude", "distance", "speed", "heartRate", "cadence",
        "begins",
      ]),
      "rows": .array(
        activity.points.map { point in
          .array([
            .string(XMLDateTime.text(point.at)), known(point.place?.latitude),
            known(point.place?.longitude), known(point.altitude), known(point.path),
            known(point.speed), known(point.heartRate), known(point.cadence), .bool(point.begins),
          ])
        }),
    ])
  }

  /// A number of so many parts in one.
  private static func part(_ value: Int64?, _ parts: Double) -> JSON? {
    value.map { value in .number(Double(value) / parts) }
  }

  private static func part(_ value: Int?, _ parts: Double) -> JSON? {
    value.map { value in .number(Double(value) / parts) }
  }
}
