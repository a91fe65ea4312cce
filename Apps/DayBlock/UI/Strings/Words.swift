import Calendar
import Core
import Design

/// Speaks to the person: phrases with their gaps filled, dates, times and amounts as they read
/// them.
struct Words: Hashable, PhraseSpeaker {
  let language: Language
  let formats: Formats

  init(_ language: Language, hourCycle: HourCycle? = nil) {
    self.language = language
    formats = Formats(language, hourCycle: hourCycle)
  }
}

extension Words {
  /// An amount in blocks with exactly one decimal: "0.0", "1.5" (specification §4).
  func blocks(_ halfBlocks: Int) -> String {
    String(halfBlocks / 2) + (halfBlocks % 2 == 0 ? ".0" : ".5")
  }

  /// The same for screen readers: "1.5 blocks".
  func spokenBlocks(_ halfBlocks: Int) -> String {
    key(for: halfBlocks).text(in: language, [("text", blocks(halfBlocks))])
  }

  private func key(for halfBlocks: Int) -> ShellText { halfBlocks == 2 ? .oneBlock : .someBlocks }

  /// The time of day, by the person's cycle of hours.
  func time(_ instant: Instant, offset: Int) -> String {
    formats.time(instant.civil(offset: offset).time)
  }

  /// Active time as a clock: "00:42:10"; the hours may exceed 99.
  func clock(_ milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds) / 1_000
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    return parts.map { part in (part < 10 ? "0" : "") + String(part) }.joined(separator: ":")
  }

  /// Active time in words: "1 h 20 min", "12 min".
  func duration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let restText = ShellText.minutes.text(in: language, [("text", String(rest))])
    guard hours > 0 else { return restText }
    let hourText = ShellText.hours.text(in: language, [("text", String(hours))])
    return rest == 0 ? hourText : hourText + " " + restText
  }

  /// The same of milliseconds, without what is no whole minute.
  func duration(_ milliseconds: Int64) -> String { duration(minutes: Int(milliseconds / 60_000)) }

  /// Half-blocks beside the minutes they stand with: "1.0 blocks, 40 min".
  func spoken(_ halfBlocks: Int, minutes: Int) -> String {
    spokenBlocks(halfBlocks) + ", " + duration(minutes: minutes)
  }
}
