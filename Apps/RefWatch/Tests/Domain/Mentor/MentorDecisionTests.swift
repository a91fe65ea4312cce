import Core
import RefWatchDomain
import Sync
import Testing
import Wire

@testable import RefWatchTestKit

@Suite("Sharing the journal with a mentor")
struct MentorDecisionTests {
  /// A match with a goal, an entry about it, and how it is shared with somebody.
  private func world(
    names: Bool = false, until: Instant? = nil, isJoined: Bool = true
  ) throws -> RefereeLedger {
    var ledger = RefereeLedger()
    #expect(ledger.run(.createMatch(SampleMatch.plain)) == nil)
    #expect(ledger.run(.recordEvents(SampleMatch.id, [SampleShare.goal()])) == nil)
    #expect(ledger.run(.createJournal(SampleShare.entry)) == nil)
    let terms = SampleShare.terms(names: names, until: until)
    #expect(
      ledger.run(.shareJournal(SampleShare.id, SampleShare.entry.id, terms)) == nil)
    if isJoined {
      let share = SampleShare.joined(try #require(ledger.replica.share(SampleShare.id)))
      ledger.replica.set(RefWatchEntity.Kind.share.key(share.id), to: .share(share))
    }
    return ledger
  }

  private func decided(
    _ command: RefWatchCommand, _ ledger: RefereeLedger, by user: UserID = SampleShare.owner
  ) throws -> [Change<RefWatchEntity>] {
    var ledger = ledger
    return try RefereeLedger.decide(command, ledger.context(user), ledger.replica).get()
  }

  @Test("what is shared is the entry, the match's score, and moments without names")
  func content() throws {
    let share = try #require(try world().replica.share(SampleShare.id))
    #expect(share.entry == SampleShare.entry)
    #expect(share.ownerName == "Olga" && share.owner == SampleShare.owner)
    #expect(share.match?.home == "Home" && share.match?.score == BothSides(home: 1, away: 0))
    let moment = try #require(share.moment(of: SampleShare.entry.notes[0]))
    #expect(moment.kind == .goal && moment.who?.number == 9 && moment.who?.name == nil)
    #expect(!share.body.text.contains("Ana"))
    let named = try #require(try world(names: true).replica.share(SampleShare.id))
    #expect(named.moments.first?.who?.name == "Ana")
  }

  @Test("the copy follows what the owner changes, and nothing of it follows once it is over")
  func following() throws {
    var ledger = try world()
    let edit = RefWatchCommand.editJournal(SampleShare.entry.id, [.text(.wentWell, "Calm")])
    #expect(ledger.run(edit) == nil)
    #expect(ledger.replica.share(SampleShare.id)?.entry.wentWell == "Calm")
    #expect(ledger.run(.endSharing(SampleShare.id)) == nil)
    #expect(
      ledger.run(.editJournal(SampleShare.entry.id, [.text(.wentWell, "Secret")])) == nil)
    #expect(ledger.replica.share(SampleShare.id)?.entry.wentWell == "Calm")
  }

  @Test("removing the entry, or its match, takes everything of it from everybody")
  func removing() throws {
    var ledger = try world()
    #expect(ledger.run(.comment(SampleShare.comment(1)), by: SampleShare.mentor) == nil)
    let scope = Scope.sharedJournal(SampleShare.id)
    let mark = ledger.replica.log(of: SampleMatch.id).mark
    for command in [
      RefWatchCommand.removeJournal(SampleShare.entry.id),
      .discardMatch(SampleMatch.id, seen: mark),
    ] {
      let changes = try decided(command, ledger)
      #expect(changes.contains(.leave(scope, SampleShare.mentor)))
      #expect(changes.contains(.leave(scope, SampleShare.owner)))
      #expect(
        changes.contains(.remove(scope, RefWatchEntity.Kind.share.key(SampleShare.id))))
      var replica = ledger.replica
      replica.apply(changes)
      #expect(replica.shares.isEmpty && replica.thread(of: SampleShare.id).isEmpty)
    }
  }

  @Test("owner and mentor write and answer; nobody else does")
  func thread() throws {
    var ledger = try world()
    #expect(ledger.run(.comment(SampleShare.comment(2)), by: SampleShare.mentor) == nil)
    #expect(ledger.run(.comment(SampleShare.comment(2)), by: SampleShare.mentor) == nil)
    #expect(ledger.run(.comment(SampleShare.comment(3, "Because"))) == nil)
    #expect(
      ledger.run(.comment(SampleShare.comment(4)), by: SampleShare.stranger)
        == .notFound(.share, SampleShare.id.retagged()))
    // Nobody speaks in another's name.
    var forged = SampleShare.comment(5)
    forged.author = SampleShare.owner
    #expect(ledger.run(.comment(forged), by: SampleShare.mentor) == nil)
    let thread = ledger.replica.thread(of: SampleShare.id)
    #expect(
      thread.map { comment in comment.author } == [
        SampleShare.mentor, SampleShare.owner, SampleShare.mentor,
      ])
    #expect(
      ledger.run(.comment(SampleShare.comment(3, "Mine")), by: SampleShare.mentor)
        == .idTaken(.comment, SampleShare.comment(3).id.retagged()))
    let owners = SampleShare.comment(3).id
    #expect(
      ledger.run(.takeCommentBack(SampleShare.id, owners), by: SampleShare.mentor) == .notYours)
    #expect(ledger.run(.takeCommentBack(SampleShare.id, owners)) == nil)
    #expect(ledger.replica.comment(owners)?.isTakenBack == true)
    for text in ["", "  \n", String(repeating: "x", count: 2_001), "a\u{0}"] {
      #expect(ledger.run(.comment(SampleShare.comment(9, text))) != nil, "\(text.prefix(4))")
    }
  }

  @Test("what the other wrote is new until it was seen, and is never new again")
  func unseen() throws {
    var ledger = try world()
    for number in 1...3 {
      #expect(
        ledger.run(.comment(SampleShare.comment(UInt64(number))), by: SampleShare.mentor) == nil)
    }
    func unseen(_ user: UserID) throws -> Int {
      let share = try #require(ledger.replica.share(SampleShare.id))
      return ledger.replica.unseen(in: share, by: user)
    }
    #expect(try unseen(SampleShare.owner) == 3)
    #expect(try unseen(SampleShare.mentor) == 0)
    #expect(try unseen(SampleShare.stranger) == 0)
    #expect(ledger.run(.seeComments(SampleShare.id, 2)) == nil)
    #expect(try unseen(SampleShare.owner) == 1)
    #expect(ledger.run(.seeComments(SampleShare.id, 1)) == nil)
    #expect(try unseen(SampleShare.owner) == 1)
    #expect(ledger.run(.seeComments(SampleShare.id, 400)) == nil)
    #expect(ledger.run(.comment(SampleShare.comment(7)), by: SampleShare.mentor) == nil)
    #expect(try unseen(SampleShare.owner) == 1)
  }

  @Test("sharing ends by either of them, and by time; then nobody writes")
  func ending() throws {
    let scope = Scope.sharedJournal(SampleShare.id)
    for (user, end) in [(SampleShare.owner, ShareEnd.revoked), (SampleShare.mentor, .left)] {
      var ledger = try world()
      let changes = try decided(.endSharing(SampleShare.id), ledger, by: user)
      #expect(changes.contains(.leave(scope, SampleShare.mentor)))
      #expect(!changes.contains(.leave(scope, SampleShare.owner)))
      ledger.replica.apply(changes)
      #expect(ledger.replica.share(SampleShare.id)?.end == end)
      #expect(ledger.run(.comment(SampleShare.comment(1))) == .sharingEnded)
      #expect(try decided(.endSharing(SampleShare.id), ledger).isEmpty)
    }
    var late = try world(until: Instant(milliseconds: SampleShare.created.milliseconds + 10))
    late.at = Instant(milliseconds: SampleShare.created.milliseconds + 9)
    #expect(late.run(.comment(SampleShare.comment(1)), by: SampleShare.mentor) == nil)
    late.at = Instant(milliseconds: SampleShare.created.milliseconds + 10)
    #expect(
      late.run(.comment(SampleShare.comment(2)), by: SampleShare.mentor) == .sharingEnded)
    // Nobody came: nothing is left of it.
    let alone = try decided(.endSharing(SampleShare.id), try world(isJoined: false))
    #expect(alone.contains(.leave(scope, SampleShare.owner)))
    #expect(try decided(.endSharing(SampleShare.id), try world(), by: SampleShare.stranger).isEmpty)
  }

  @Test("another entry goes to a mentor one has, and to nobody who never accepted or who left")
  func known() throws {
    var ledger = try world()
    let second = JournalShareID(high: 9, low: 9)
    func share(with user: UserID) -> RefWatchCommand {
      .shareJournal(second, SampleShare.entry.id, SampleShare.terms(with: user))
    }
    #expect(ledger.run(share(with: SampleShare.stranger)) == .notYours)
    let changes = try decided(share(with: SampleShare.mentor), ledger)
    #expect(changes.contains(.join(.sharedJournal(second), SampleShare.mentor)))
    #expect(ledger.run(.endSharing(SampleShare.id), by: SampleShare.mentor) == nil)
    #expect(ledger.run(share(with: SampleShare.mentor)) == .notYours)
  }

  @Test("only one's own entries are shared, ten times, under a name")
  func limits() throws {
    var ledger = try world()
    #expect(
      ledger.run(
        .shareJournal(SampleShare.id, SampleShare.entry.id, SampleShare.terms()),
        by: SampleShare.stranger) == .idTaken(.share, SampleShare.id.retagged()))
    let absent = JournalEntryID(high: 3, low: 3)
    #expect(
      ledger.run(.shareJournal(JournalShareID(high: 9, low: 1), absent, SampleShare.terms()))
        == .notFound(.journal, absent.retagged()))
    var nameless = SampleShare.terms()
    nameless.name = " "
    #expect(
      ledger.run(
        .shareJournal(JournalShareID(high: 9, low: 1), SampleShare.entry.id, nameless))
        == .nameless)
    for number in 1...10 {
      let id = JournalShareID(high: 9, low: UInt64(number))
      let rejection = ledger.run(
        .shareJournal(id, SampleShare.entry.id, SampleShare.terms()))
      #expect(rejection == (number < 10 ? nil : .tooMany(.shares, limit: 10)))
    }
  }

  @Test("entities and commands survive the wire")
  func wire() throws {
    var ledger = try world(names: true, until: Instant(milliseconds: 1_791_000_000_000))
    #expect(ledger.run(.comment(SampleShare.comment(1)), by: SampleShare.mentor) == nil)
    var share = try #require(ledger.replica.share(SampleShare.id))
    share.match?.kicks = BothSides(home: 4, away: 5)
    share.end = .expired
    let comment = try #require(ledger.replica.comment(SampleShare.comment(1).id))
    for entity in [RefWatchEntity.share(share), .comment(comment)] {
      let text = entity.body.text
      #expect(try RefWatchEntity.decode(entity.key, WireCursor(JSON.parse(text))) == entity)
    }
    let terms = SampleShare.terms(until: SampleShare.created, with: SampleShare.mentor)
    for command in [
      RefWatchCommand.shareJournal(SampleShare.id, SampleShare.entry.id, terms),
      .endSharing(SampleShare.id), .comment(comment),
      .takeCommentBack(SampleShare.id, comment.id), .seeComments(SampleShare.id, 7),
    ] {
      let args = WireCursor(try JSON.parse(command.args.text))
      #expect(
        try RefWatchCommand.decode(
          system: "referee", name: command.name, version: 1, args) == command)
    }
  }
}
