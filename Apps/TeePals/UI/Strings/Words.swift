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
}
