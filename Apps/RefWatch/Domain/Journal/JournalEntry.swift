import Coding
import Core
import Wire

public typealias JournalEntryID = ID<JournalEntry>

/// What a referee writes about a match for themselves. A match can have several; nobody else sees
/// them.
public struct JournalEntry: Hashable, Sendable {
  public let id: JournalEntryID
  public let match: MatchID
  public let createdAt: Instant
  public var updatedAt: Instant
  /// How they rate their own match, one of ``ratings``.
  public var rating: Int?
  public var mood: RefereeMood?
  public var overall = ""
  public var wentWell = ""
  public var toImprove = ""
  /// On single entries of the match's log, each once.
  public var notes: [JournalNote] = []

  /// What ``rating`` may be.
  public static let ratings = 1...5

  public init(id: JournalEntryID, match: MatchID, createdAt: Instant) {
    self.id = id
    self.match = match
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  public subscript(part: JournalPart) -> String {
    get {
      switch part {
      case .overall: overall
      case .wentWell: wentWell
      case .toImprove: toImprove
      }
    }
    set {
      switch part {
      case .overall: overall = newValue
      case .wentWell: wentWell = newValue
      case .toImprove: toImprove = newValue
      }
    }
  }

  /// Nothing is written in it.
  public var isEmpty: Bool {
    rating == nil && mood == nil && notes.isEmpty
      && JournalPart.allCases.allSatisfy { part in self[part].isEmpty }
  }
}

/// What somebody writes about one entry of the match's log.
@Memberwise @Wire public struct JournalNote: Hashable, Sendable {
  public let event: MatchEventID
  public var text: String
}

/// How a referee felt in a match.
public enum RefereeMood: String, Hashable, Sendable, CaseIterable {
  case calm, focused, stressed, fatigued
}

/// The texts of a journal entry.
public enum JournalPart: String, Hashable, Sendable, CaseIterable {
  case overall, wentWell, toImprove
}

/// One field of a journal entry and its new value.
public enum JournalEdit: Hashable, Sendable {
  case rating(Int?)
  case mood(RefereeMood?)
  case text(JournalPart, String)
  /// An empty text takes the note away.
  case note(MatchEventID, String)

  /// The edits that make one entry's content out of the other's.
  public static func between(_ old: JournalEntry, _ new: JournalEntry) -> [JournalEdit] {
    var edits: [JournalEdit] = []
    if old.rating != new.rating { edits.append(.rating(new.rating)) }
    if old.mood != new.mood { edits.append(.mood(new.mood)) }
    for part in JournalPart.allCases where old[part] != new[part] {
      edits.append(.text(part, new[part]))
    }
    for note in old.notes
    where !new.notes.contains(where: { other in other.event == note.event }) {
      edits.append(.note(note.event, ""))
    }
    for note in new.notes where !old.notes.contains(note) {
      edits.append(.note(note.event, note.text))
    }
    return edits
  }
}

extension JournalEntry {
  public mutating func apply(_ edit: JournalEdit) {
    switch edit {
    case .rating(let value): rating = value
    case .mood(let value): mood = value
    case .text(let part, let text): self[part] = text
    case .note(let event, let text):
      let place = notes.firstIndex { note in note.event == event }
      switch (place, text.isEmpty) {
      case (let place?, true): notes.remove(at: place)
      case (let place?, false): notes[place].text = text
      case (nil, true): break
      case (nil, false): notes.append(JournalNote(event: event, text: text))
      }
    }
  }
}
