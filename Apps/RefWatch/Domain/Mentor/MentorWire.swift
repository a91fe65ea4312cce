import Core
import Wire

extension JournalShare {
  public var body: JSON {
    .object([
      "owner": .id(owner), "ownerName": .text(ownerName),
      "mentor": mentor.map { user in .id(user) }, "mentorName": .text(mentorName),
      "showsNames": .flag(showsNames), "createdAt": .instant(createdAt),
      "expiresAt": expiresAt.map { end in .instant(end) }, "end": end.map { end in .word(end) },
      "ownerSeen": .int(ownerSeen), "mentorSeen": .int(mentorSeen), "entry": .id(entry.id),
      "journal": entry.body, "match": match.map { match in match.json },
      "moments": .list(moments),
    ])
  }

  public init(id: JournalShareID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, owner: try body.required("owner").id(), ownerName: try body.text("ownerName"),
      showsNames: try body.flag("showsNames"), createdAt: try body.required("createdAt").time(),
      expiresAt: try body.optional("expiresAt")?.time(),
      entry: try JournalEntry(id: body.required("entry").id(), body.required("journal")))
    mentor = try body.optional("mentor")?.id()
    mentorName = try body.text("mentorName")
    end = try body.optional("end")?.word()
    ownerSeen = try body.required("ownerSeen").int(in: 0...Int64(RefWatchLimits.comments))
    mentorSeen = try body.required("mentorSeen").int(in: 0...Int64(RefWatchLimits.comments))
    match = try body.optional("match")?.decode()
    moments = try body.list("moments")
  }
}

extension SharedMatch: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      home: try cursor.text("home"), away: try cursor.text("away"),
      competition: try cursor.text("competition"), kickOff: try cursor.required("kickOff").time(),
      score: try BothSides(goals: cursor.required("score")))
    if let kicks = try cursor.optional("kicks") { self.kicks = try BothSides(goals: kicks) }
  }

  public var json: JSON {
    .object([
      "home": .text(home), "away": .text(away), "competition": .text(competition),
      "kickOff": .instant(kickOff), "score": score.goals,
      "kicks": kicks.map { kicks in kicks.goals },
    ])
  }
}

extension JournalComment {
  public var body: JSON {
    .object([
      "share": .id(share), "author": author.map { user in .id(user) },
      "writtenAt": .instant(writtenAt), "text": .text(text),
    ])
  }

  public init(id: JournalCommentID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, share: try body.required("share").id(), author: try body.optional("author")?.id(),
      writtenAt: try body.required("writtenAt").time(), text: try body.text("text"))
  }
}

extension SharingTerms: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      name: try cursor.text("name"), showsNames: try cursor.flag("showsNames"),
      expiresAt: try cursor.optional("expiresAt")?.time(),
      mentor: try cursor.optional("mentor")?.id())
  }

  public var json: JSON {
    .object([
      "name": .text(name), "showsNames": .flag(showsNames),
      "expiresAt": expiresAt.map { end in .instant(end) },
      "mentor": mentor.map { user in .id(user) },
    ])
  }
}

extension RefWatchLimits {
  /// Ways in which one journal entry is shared at a time, and in all.
  public static let shares = 10
  public static let sharesEver = 100
  /// Comments on a shared entry, also those that were taken back.
  public static let comments = 500
  /// Unicode scalars of one.
  public static let comment = 2_000

  static func check(_ terms: SharingTerms) throws(RefWatchRejection) {
    guard let name = CrewSeat.name(terms.name), sameBytes(name, terms.name) else {
      throw .nameless
    }
    try checkForm { () throws(WireError) in try SharingTerms(WireCursor(terms.json)) == terms }
  }

  static func check(_ comment: JournalComment) throws(RefWatchRejection) {
    try check(comment.text, .text, limit: RefWatchLimits.comment)
    guard !trimmed(comment.text).isEmpty else { throw .outOfRange(path: "/text") }
    try checkForm {
      () throws(WireError) in
      try JournalComment(id: comment.id, WireCursor(comment.body)) == comment
    }
  }
}
