import Design
import RunningBuddyDomain
import Tracks
import View

/// Splits, laps and bests of a run as tables.
enum RunTables {
  /// The way to marked moments is told once the track is here: its `figures`.
  static func view(_ run: Run, _ figures: RunFigures?, _ words: Words) -> RunPiece {
    .fragment([
      splits(run.record.splits(words.unit), words),
      laps("run-laps", words(DetailText.laps), run.record.laps, words, kinds: run.lapKinds),
      laps("run-marks", words(DetailText.marks), figures?.marks ?? [], words),
      bests(run, words),
    ])
  }

  /// A whole split has the number of its kilometre or mile, what is left at the end its distance.
  /// The time of a whole split is its pace, so that it stands only where there is room.
  private static func splits(_ splits: [RunStretch], _ words: Words) -> RunPiece {
    var columns = [
      Column(words(DetailText.number)) { index, split in
        // Rounding may take a hundredth from a whole one.
        let isRest = words.hundredths(centimetres: Int64(split.centimetres ?? 0)) < 99
        return isRest ? words.distance(split.centimetres) : String(index + 1)
      },
      Column(words(LiveText.time), isSecondary: true) { _, split in words.clock(split.timer) },
      Column(words(LiveText.pace), hasBars: true) { _, split in words.pace(split.pace) },
    ]
    columns += body(splits, words, isSecondary: false)
    return stretches("run-splits", words(DetailText.splits), splits, columns)
  }

  private static func laps(
    _ id: String, _ title: String, _ laps: [RunStretch], _ words: Words,
    kinds: [IntervalKind?] = []
  ) -> RunPiece {
    let names = words.lapNames(kinds, count: laps.count)
    var columns = [
      Column(words(kinds.isEmpty ? DetailText.number : .step)) { index, _ in names[index] },
      Column(words(LiveText.distance)) { _, lap in words.distance(lap.centimetres) },
      Column(words(LiveText.time)) { _, lap in words.clock(lap.timer) },
      Column(words(LiveText.pace)) { _, lap in words.pace(lap.pace) },
    ]
    columns += body(laps, words, isSecondary: true)
    return stretches(id, title, laps, columns)
  }

  /// What a stretch has besides: only columns that say something.
  private static func body(
    _ stretches: [RunStretch], _ words: Words, isSecondary: Bool
  ) -> [Column] {
    var columns: [Column] = []
    if stretches.contains(where: { words.clock($0.elapsed) != words.clock($0.timer) }) {
      columns.append(
        Column(words(LiveText.elapsed), isSecondary: true) { _, stretch in
          words.clock(stretch.elapsed)
        })
    }
    if stretches.contains(where: { stretch in stretch.ascent != nil }) {
      columns.append(
        Column(words(DetailText.ascent), isSecondary: isSecondary) { _, stretch in
          words.height(decimetres: stretch.ascent)
        })
    }
    if stretches.contains(where: { stretch in stretch.heartRate != nil }) {
      columns.append(
        Column(words(DetailText.heartRate), isSecondary: isSecondary) { _, stretch in
          told(stretch.heartRate)
        })
    }
    if stretches.contains(where: { stretch in stretch.cadence != nil }) {
      columns.append(
        Column(words(DetailText.cadence), isSecondary: true) { _, stretch in
          told(stretch.cadence)
        })
    }
    return columns
  }

  private static func stretches(
    _ id: String, _ title: String, _ stretches: [RunStretch], _ columns: [Column]
  ) -> RunPiece {
    guard !stretches.isEmpty else { return .empty }
    let bars = RunTable.bars(stretches.map { stretch in stretch.pace?.speed })
    return section(id: id, title) {
      RunTable.view(
        title, columns.map { column in column.head },
        stretches.enumerated().map { index, stretch in
          columns.map { column in column.text(index, stretch) }
        }, bars: bars)
    }
  }

  private static func bests(_ run: Run, _ words: Words) -> RunPiece {
    guard run.sport.isRunning, !run.record.efforts.isEmpty else { return .empty }
    return section(id: "run-bests", words(DetailText.bests)) {
      RunTable.view(
        words(DetailText.bests),
        [LiveText.distance, .time, .pace].map { text in RunTable.Column(words(text)) },
        run.record.efforts.map { effort in
          [
            words(effort.distance), words.clock(effort.elapsed),
            words.pace(RunPace(metres: effort.distance.metres, milliseconds: effort.elapsed)),
          ]
        })
    }
  }

  private static func told(_ value: Int?) -> String {
    value.map { value in String(value) } ?? Words.unknown
  }

  /// A column of a table of stretches.
  private struct Column {
    let head: RunTable.Column
    /// The cell of a stretch, by its place.
    let text: (Int, RunStretch) -> String

    init(
      _ heading: String, isSecondary: Bool = false, hasBars: Bool = false,
      text: @escaping (Int, RunStretch) -> String
    ) {
      head = RunTable.Column(heading, isSecondary: isSecondary, hasBars: hasBars)
      self.text = text
    }
  }
}

extension Words {
  func callAsFunction(_ distance: EffortDistance) -> String {
    switch distance {
    case .metres400: self(EffortText.metres400)
    case .halfMile: self(EffortText.halfMile)
    case .kilometre: self(EffortText.kilometre)
    case .mile: self(EffortText.mile)
    case .twoMiles: self(EffortText.twoMiles)
    case .kilometres5: self(EffortText.kilometres5)
    case .kilometres10: self(EffortText.kilometres10)
    case .kilometres15: self(EffortText.kilometres15)
    case .tenMiles: self(EffortText.tenMiles)
    case .kilometres20: self(EffortText.kilometres20)
    case .halfMarathon: self(EffortText.halfMarathon)
    case .kilometres30: self(EffortText.kilometres30)
    case .marathon: self(EffortText.marathon)
    }
  }
}

/// Distances that bests are over.
enum EffortText: PhraseBook {
  case metres400, halfMile, kilometre, mile, twoMiles, kilometres5, kilometres10, kilometres15
  case tenMiles, kilometres20, halfMarathon, kilometres30, marathon

  var phrase: Phrase {
    switch self {
    case .metres400: Phrase("400 m", "400 m")
    case .halfMile: Phrase("½ mile", "½마일")
    case .kilometre: Phrase("1 km", "1 km")
    case .mile: Phrase("1 mile", "1마일")
    case .twoMiles: Phrase("2 miles", "2마일")
    case .kilometres5: Phrase("5 km", "5 km")
    case .kilometres10: Phrase("10 km", "10 km")
    case .kilometres15: Phrase("15 km", "15 km")
    case .tenMiles: Phrase("10 miles", "10마일")
    case .kilometres20: Phrase("20 km", "20 km")
    case .halfMarathon: Phrase("Half marathon", "하프 마라톤")
    case .kilometres30: Phrase("30 km", "30 km")
    case .marathon: Phrase("Marathon", "마라톤")
    }
  }
}
