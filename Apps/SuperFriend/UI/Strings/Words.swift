import Calendar
import Design

/// Speaks to the person: phrases with their gaps filled, dates and times as they read them.
struct Words: Hashable, PhraseSpeaker {
  let language: Language
  let formats: Formats

  init(_ language: Language, hourCycle: HourCycle? = nil) {
    self.language = language
    formats = Formats(language, hourCycle: hourCycle)
  }

  /// A date in the middle of a sentence: a word near today, else the date, with the year when it
  /// is another.
  func day(_ date: CivilDate, from today: CivilDate) -> String {
    if let word = formats.dayWord(date, from: today) { return word }
    return formats.date(date, date.year == today.year ? .short : .medium)
  }

  /// Names in a row, as they are read out: "Ana", "Ana and Ben", "Ana, Ben and 3 others".
  func list(_ names: [String]) -> String {
    switch names.count {
    case 0: return ""
    case 1: return names[0]
    case 2: return RecordText.two.text(in: language, [("a", names[0]), ("b", names[1])])
    case 3:
      return RecordText.three.text(
        in: language, [("a", names[0]), ("b", names[1]), ("c", names[2])])
    default:
      return RecordText.many.text(
        in: language, count: names.count - 2, [("a", names[0]), ("b", names[1])])
    }
  }
}
