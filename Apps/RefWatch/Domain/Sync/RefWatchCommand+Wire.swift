import Core
import Wire

// Commands whose arguments are not simply their values one after the other.

extension WireCursor {
  /// The match is stored under the id of the one that the entries are of.
  func recordEvents() throws(WireError) -> RefWatchCommand {
    let id: MatchID = try required("match").id()
    var setUp: Match?
    if let body = try optional("setUp") { setUp = try Match(id: id, body) }
    return .recordEvents(id, try required("events").decodeArray(), setUp: setUp)
  }

  func keepInLibrary() throws(WireError) -> RefWatchCommand {
    let kind: LibraryKind = try required("kind").decode()
    return .keepInLibrary(try LibraryItem(kind, id: required("item").id(), required("body")))
  }

  /// The id of the track follows from the match, which is in the body.
  func attachTrack() throws(WireError) -> RefWatchCommand {
    let user: UserID = try required("user").id()
    let body = try required("body")
    let match: MatchID = try body.required("match").id()
    return .attachTrack(user, try MatchTrack(id: MatchTrack.id(of: user, match: match), body))
  }

  // The share is not read first: of two faults, the other one is reported.

  func shareJournal() throws(WireError) -> RefWatchCommand {
    let entry: JournalEntryID = try required("entry").id()
    return .shareJournal(try required("share").id(), entry, try required("terms").decode())
  }

  func takeCommentBack() throws(WireError) -> RefWatchCommand {
    let comment: JournalCommentID = try required("comment").id()
    return .takeCommentBack(try required("share").id(), comment)
  }

  func seeComments() throws(WireError) -> RefWatchCommand {
    let count = try required("count").int(in: 0...Int64(RefWatchLimits.comments))
    return .seeComments(try required("share").id(), count)
  }
}

extension JSON {
  static func recordEvents(_ match: MatchID, _ events: [MatchEvent], setUp: Match?) -> JSON {
    .object([
      "match": .id(match), "events": .array(of: events), "setUp": setUp.map { match in match.body },
    ])
  }

  static func keepInLibrary(_ item: LibraryItem) -> JSON {
    .object(["kind": item.kind.json, "item": .id(item.id), "body": item.body])
  }

  static func attachTrack(_ user: UserID, _ track: MatchTrack) -> JSON {
    .object(["user": .id(user), "body": track.body])
  }

  static func shareJournal(
    _ share: JournalShareID, _ entry: JournalEntryID, _ terms: SharingTerms
  ) -> JSON {
    .object(["share": .id(share), "entry": .id(entry), "terms": terms.json])
  }

  static func takeCommentBack(_ share: JournalShareID, _ comment: JournalCommentID) -> JSON {
    .object(["share": .id(share), "comment": .id(comment)])
  }

  static func seeComments(_ share: JournalShareID, _ count: Int) -> JSON {
    .object(["share": .id(share), "count": .int(count)])
  }
}
