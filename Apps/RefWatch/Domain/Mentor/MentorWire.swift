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
