import Calendar
import Core
import Wire

extension JournalEntry {
  public var body: JSON {
    .object([
      "match": .id(match), "createdAt": .instant(createdAt), "updatedAt": .instant(updatedAt),
      "rating": rating.map { rating in .int(rating) }, "mood": mood.map { mood in .word(mood) },
      "overall": .text(overall), "wentWell": .text(wentWell), "toImprove": .text(toImprove),
      "notes": .list(notes),
    ])
  }

  public init(id: JournalEntryID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, match: try body.required("match").id(),
      createdAt: try body.required("createdAt").time())
    updatedAt = try body.optional("updatedAt")?.time() ?? createdAt
    rating = try body.optional("rating")?.rating()
    mood = try body.optional("mood")?.word()
    for part in JournalPart.allCases { self[part] = try body.text(part.rawValue) }
    notes = try body.list("notes")
  }
}

extension WireCursor {
  fileprivate func rating() throws(WireError) -> Int { try int(in: JournalEntry.ratings.wire) }

  /// A day of the calendar, `YYYY-MM-DD`.
  func day() throws(WireError) -> CivilDate {
    guard let day = CivilDate(try string(limit: 16)) else { throw error(.expected("a day")) }
    return day
  }
}

extension JSON {
  static func day(_ day: CivilDate) -> JSON { .string(day.description) }
}

extension JournalEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    let word = try field.string(limit: 32)
    switch word {
    case "rating": self = .rating(try value?.rating())
    case "mood": self = .mood(try value?.word())
    case "note": self = .note(try cursor.required("event").id(), try cursor.text("value"))
    default:
      guard let part = JournalPart(rawValue: word) else {
        throw field.error(.expected("a known field"))
      }
      self = .text(part, try cursor.text("value"))
    }
  }

  public var json: JSON {
    switch self {
    case .rating(let rating):
      .object(["field": .string("rating"), "value": rating.map { rating in .int(rating) }])
    case .mood(let mood):
      .object(["field": .string("mood"), "value": mood.map { mood in .word(mood) }])
    case .text(let part, let text): .object(["field": .word(part), "value": .text(text)])
    case .note(let event, let text):
      .object(["field": .string("note"), "event": .id(event), "value": .text(text)])
    }
  }
}

extension WellnessCheckIn {
  public var body: JSON {
    .object([
      "day": .string(day.description), "sleep": json(.sleep), "soreness": json(.soreness),
      "stress": json(.stress), "mood": json(.mood), "note": .text(note),
    ])
  }

  private func json(_ measure: WellnessMeasure) -> JSON? {
    values[measure].map { value in .int(value) }
  }

  public init(id: WellnessID, _ body: WireCursor) throws(WireError) {
    self.init(id: id, day: try body.required("day").day())
    for measure in WellnessMeasure.allCases {
      values[measure] = try body.optional(measure.rawValue)?.int(in: WellnessMeasure.range.wire)
    }
    note = try body.text("note")
  }
}

extension WellnessEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let word = try field.string(limit: 32)
    if sameBytes(word, "note") {
      self = .note(try cursor.text("value"))
      return
    }
    guard let measure = WellnessMeasure(rawValue: word) else {
      throw field.error(.expected("a known field"))
    }
    self = .value(measure, try cursor.optional("value")?.int(in: WellnessMeasure.range.wire))
  }

  public var json: JSON {
    switch self {
    case .value(let measure, let value):
      .object(["field": .word(measure), "value": value.map { value in .int(value) }])
    case .note(let text): .object(["field": .string("note"), "value": .text(text)])
    }
  }
}
