import Calendar
import Coding
import Core

/// The words of cues, in a language and with a unit.
@Memberwise(unlabelled: 2) struct CueWords {
  private let language: Language
  private let unit: SplitUnit

  // MARK: Spoken

  func event(_ event: Cue.Event) -> String {
    switch (language, event) {
    case (.english, .distance(let count, let unit)):
      String(count) + " " + CueWords.english(unit, isOne: count == 1)
    case (.english, .minutes(let count)): String(count) + (count == 1 ? " minute" : " minutes")
    case (.english, .lap(let number)): "Lap " + String(number)
    case (.korean, .distance(let count, let unit)): String(count) + CueWords.korean(unit)
    case (.korean, .minutes(let count)): String(count) + "분"
    case (.korean, .lap(let number)): String(number) + "번째 랩"
    }
  }

  func spoken(_ part: CuePart) -> String {
    switch (language, part) {
    case (.english, .distance(let metres)):
      "Distance " + decimals(metres) + " " + CueWords.english(unit, isOne: false)
    case (.english, .time(let time)): "Time " + spokenTime(time / 1_000)
    case (.english, .meanPace(let pace)):
      "Average pace " + spokenTime(seconds(pace)) + " per " + CueWords.english(unit, isOne: true)
    case (.english, .lastPace(let pace, let event)):
      "Last " + lastWord(event) + " " + spokenTime(seconds(pace)) + perUnit(event)
    case (.english, .heartRate(let rate)): "Heart rate " + String(rate)
    case (.english, .cadence(let rate)): "Cadence " + String(rate)
    case (.korean, .distance(let metres)): "거리 " + decimals(metres) + CueWords.korean(unit)
    case (.korean, .time(let time)): "시간 " + spokenTime(time / 1_000)
    case (.korean, .meanPace(let pace)):
      "평균 페이스 " + CueWords.korean(unit) + "당 " + spokenTime(seconds(pace))
    case (.korean, .lastPace(let pace, let event)):
      "최근 " + lastWord(event) + " " + perUnit(event) + spokenTime(seconds(pace))
    case (.korean, .heartRate(let rate)): "심박수 " + String(rate)
    case (.korean, .cadence(let rate)): "케이던스 " + String(rate)
    }
  }

  /// What the last stretch was.
  private func lastWord(_ event: Cue.Event) -> String {
    switch (language, event) {
    case (.english, .distance(_, let unit)): CueWords.english(unit, isOne: true)
    case (.english, .minutes): "stretch"
    case (.english, .lap): "lap"
    case (.korean, .distance(_, let unit)): "1" + CueWords.korean(unit)
    case (.korean, .minutes): "구간"
    case (.korean, .lap): "랩"
    }
  }

  /// The pace's unit, where the event does not say it already.
  private func perUnit(_ event: Cue.Event) -> String {
    if case .distance(_, let unit) = event, unit == self.unit { return "" }
    return switch language {
    case .english: " per " + CueWords.english(unit, isOne: true)
    case .korean: CueWords.korean(unit) + "당 "
    }
  }

  private static func english(_ unit: SplitUnit, isOne: Bool) -> String {
    switch unit {
    case .kilometre: isOne ? "kilometer" : "kilometers"
    case .mile: isOne ? "mile" : "miles"
    }
  }

  private static func korean(_ unit: SplitUnit) -> String {
    switch unit {
    case .kilometre: "킬로미터"
    case .mile: "마일"
    }
  }

  /// Hours, minutes and seconds, without those that are 0 in front or behind.
  private func spokenTime(_ seconds: Int64) -> String {
    let parts: [(count: Int64, one: String, many: String, korean: String)] = [
      (seconds / 3_600, " hour", " hours", "시간"), (seconds / 60 % 60, " minute", " minutes", "분"),
      (seconds % 60, " second", " seconds", "초"),
    ]
    var said: [String] = []
    for part in parts where part.count > 0 {
      let unit =
        switch language {
        case .english: part.count == 1 ? part.one : part.many
        case .korean: part.korean
        }
      said.append(String(part.count) + unit)
    }
    guard !said.isEmpty else { return language == .english ? "0 seconds" : "0초" }
    return said.joined(separator: " ")
  }

  // MARK: Written

  func shortEvent(_ event: Cue.Event) -> String {
    switch (language, event) {
    case (_, .distance(let count, let unit)): String(count) + " " + CueWords.sign(unit)
    case (.english, .minutes(let count)): String(count) + " min"
    case (.korean, .minutes(let count)): String(count) + "분"
    case (.english, .lap(let number)): "Lap " + String(number)
    case (.korean, .lap(let number)): "랩 " + String(number)
    }
  }

  func short(_ part: CuePart) -> String {
    switch (language, part) {
    case (_, .distance(let metres)): decimals(metres) + " " + CueWords.sign(unit)
    case (_, .time(let time)): RunSummary(distance: 0, duration: Double(time / 1_000)).durationText
    case (.english, .meanPace(let pace)): "avg " + short(pace)
    case (.korean, .meanPace(let pace)): "평균 " + short(pace)
    case (.english, .lastPace(let pace, _)): "last " + short(pace)
    case (.korean, .lastPace(let pace, _)): "최근 " + short(pace)
    case (_, .heartRate(let rate)): String(rate) + " bpm"
    case (_, .cadence(let rate)): String(rate) + " spm"
    }
  }

  private static func sign(_ unit: SplitUnit) -> String {
    switch unit {
    case .kilometre: "km"
    case .mile: "mi"
    }
  }

  private func short(_ pace: RunPace) -> String {
    let seconds = seconds(pace)
    let rest = seconds % 60
    return String(seconds / 60) + "'" + (rest < 10 ? "0" : "") + String(rest) + "\" /"
      + CueWords.sign(unit)
  }

  // MARK: Numbers

  /// Whole seconds for a kilometre or mile, cut as the original cuts them (specification §2.6).
  private func seconds(_ pace: RunPace) -> Int64 {
    let exact = unit == .kilometre ? pace.perKilometre : pace.perMile
    // What is a whole second but for the error of a division stays one.
    return Int64(exact + 0.000_001)
  }

  /// Two decimals, cut: nobody has run what they have not.
  private func decimals(_ metres: Double) -> String {
    let hundredths = Int64(metres / unit.metres * 100 + 0.000_001)
    let rest = hundredths % 100
    return String(hundredths / 100) + "." + (rest < 10 ? "0" : "") + String(rest)
  }
}
