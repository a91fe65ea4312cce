import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Testing

@testable import RefWatchTestKit

/// Sharing the journal, and tags, from the desk.
@Suite struct MentorDeskTests {
  static let mentor = UserID(high: 5, low: 5)

  private func written(
    _ language: Language = .english
  ) throws -> (DeskWorld, JournalEntry) {
    var world = DeskWorld(language: language)
    let match = world.match()
    _ = world.play(match)
    world.state.sync.isOnline = true
    world.state.profileName = "Olga"
    world.send(.went(.journalNew(match)))
    world.send(.journal(.typed(.overall, "Nervous <b>")))
    world.send(.journal(.saved))
    return (world, try #require(world.replica.journal(of: match).first))
  }

  /// The newest share, with somebody in it.
  private func joined(_ world: inout DeskWorld) throws -> JournalShare {
    var share = try #require(world.replica.shares.first)
    (share.mentor, share.mentorName) = (Self.mentor, "Mina")
    world.replica.set(RefWatchEntity.Kind.share.key(share.id), to: .share(share))
    world.load()
    return share
  }

  @Test func anEntryIsSharedForAWhileAndWithoutNames() throws {
    var (world, entry) = try written()
    world.send(.went(.journalEntry(entry.id)))
    #expect(world.html.contains("Only you can read your journal."))
    world.send(.went(.shareJournal(entry.id)))
    #expect(world.html.contains("Only you so far"))
    world.send(.mentor(.daysChosen("7")))
    world.send(.mentor(.shared(entry.id)))
    #expect(world.rejections.isEmpty)
    guard case .shareJournal(_, entry.id, let terms)? = world.commands.last else {
      Issue.record("nothing shared")
      return
    }
    #expect(terms.name == "Olga" && !terms.showsNames && terms.mentor == nil)
    let share = try #require(world.replica.shares.first)
    #expect(
      share.expiresAt == share.createdAt.advanced(byMilliseconds: 7 * 86_400_000))
    #expect(world.html.contains("No one has opened the link yet"))
    world.send(.mentor(.linkMade(share.id)))
    #expect(
      world.requests.contains { request in
        if case .http(let exchange) = request {
          exchange.path == "/api/referee/mentors/invitations"
        } else {
          false
        }
      })
    let answer = HostAnswer.http(
      status: 201, body: #"{"link":"/referee/mentor/abc","expiresAt":1800000000000}"#)
    world.send(.inner(.desk(.mentor(.linked(share.id, answer)))))
    #expect(world.html.contains("/referee/mentor/abc"))
    _ = try joined(&world)
    world.send(.went(.journalEntry(entry.id)))
    #expect(world.html.contains("Read by: Mina"))
  }

  @Test func aNameIsNeeded() throws {
    var (world, entry) = try written()
    world.state.profileName = ""
    world.send(.went(.shareJournal(entry.id)))
    world.send(.mentor(.shared(entry.id)))
    #expect(world.html.contains("Enter a name"))
    #expect(world.replica.shares.isEmpty)
  }

  @Test func howOneWasToBeSharedIsForgottenOnAnotherPage() throws {
    var (world, entry) = try written()
    let other = world.match("A", "B")
    _ = world.play(other)
    world.send(.went(.journalNew(other)))
    world.send(.journal(.typed(.overall, "Calm")))
    world.send(.journal(.saved))
    let second = try #require(world.replica.journal(of: other).first)
    world.send(.went(.shareJournal(entry.id)))
    world.send(.mentor(.namesToggled(true)))
    world.send(.mentor(.daysChosen("0")))
    world.send(.went(.shareJournal(second.id)))
    world.send(.mentor(.shared(second.id)))
    let share = try #require(world.replica.shares.first)
    #expect(!share.showsNames)
    #expect(
      share.expiresAt == share.createdAt.advanced(byMilliseconds: 30 * 86_400_000))
  }

  @Test func aLinkThatCouldNotBeMadeIsToldOfItsOwnShare() throws {
    var (world, entry) = try written()
    world.send(.went(.shareJournal(entry.id)))
    world.send(.mentor(.shared(entry.id)))
    world.send(.mentor(.shared(entry.id)))
    let shares = world.replica.shares
    try #require(shares.count == 2)
    world.send(.mentor(.linkMade(shares[0].id)))
    #expect(world.html.ranges(of: "aria-busy").count == 1)
    // The other one can be asked for meanwhile, and it is that one that is waited for.
    world.send(.mentor(.linkMade(shares[1].id)))
    world.send(.inner(.desk(.mentor(.linked(shares[0].id, .failed("timeout"))))))
    #expect(world.html.ranges(of: "aria-busy").count == 1)
    world.send(.inner(.desk(.mentor(.linked(shares[1].id, .http(status: 500, body: ""))))))
    #expect(!world.html.contains("aria-busy"))
    #expect(world.html.ranges(of: "role=\"alert\"").count == 1)
    world.send(.went(.journalEntry(entry.id)))
    world.send(.went(.shareJournal(entry.id)))
    #expect(!world.html.contains("role=\"alert\""))
  }

  @Test func commentsAreNewUntilTheyAreSeenAndAreAnswered() throws {
    var (world, entry) = try written()
    world.send(.mentor(.shared(entry.id)))
    let share = try joined(&world)
    let comment = JournalComment(
      id: JournalCommentID(high: 6, low: 6), share: share.id, author: Self.mentor,
      writtenAt: world.instant, text: "Why <i>?")
    world.replica.set(RefWatchEntity.Kind.comment.key(comment.id), to: .comment(comment))
    world.load()
    world.send(.went(.hub))
    #expect(world.html.contains("New comments on 1 shared entry"))
    world.send(.went(.shared))
    #expect(world.html.contains("1 new"))
    world.send(.went(.share(share.id)))
    #expect(world.html.contains("Why &lt;i&gt;?") && world.html.contains("Nervous &lt;b&gt;"))
    #expect(world.commands.last == .seeComments(share.id, 1))
    let count = world.commands.count
    world.send(.mentor(.sent(share.id)))
    #expect(world.html.contains("Write something first."))
    #expect(world.commands.count == count, "said once, and nothing sent")
    world.send(.mentor(.typed(share.id, " Because ")))
    world.send(.mentor(.sent(share.id)))
    #expect(world.replica.thread(of: share.id).last?.text == "Because")
    world.send(.went(.shared))
    #expect(!world.html.contains("1 new"))
  }

  @Test func endingItAsksFirstAndKeepsTheThread() throws {
    var (world, entry) = try written()
    world.send(.mentor(.shared(entry.id)))
    let share = try joined(&world)
    world.send(.went(.share(share.id)))
    world.send(.mentor(.endAsked(share.id)))
    #expect(world.html.contains("Stop sharing with Mina?"))
    world.send(.mentor(.ended(share.id)))
    #expect(world.replica.share(share.id)?.end == .revoked)
    #expect(world.html.contains("You stopped sharing it."))
    #expect(!world.html.contains("comment-new"))
  }

  @Test func aMentorSeesNothingAfterTheTime() throws {
    var world = DeskWorld()
    var share = JournalShare(
      id: JournalShareID(high: 6, low: 1), owner: Self.mentor, ownerName: "Other",
      showsNames: false, createdAt: world.instant,
      expiresAt: world.instant.advanced(byMilliseconds: 600_000),
      entry: JournalEntry(
        id: JournalEntryID(high: 6, low: 2), match: MatchID(high: 6, low: 3),
        createdAt: world.instant))
    share.entry.overall = "Between us"
    (share.mentor, share.mentorName) = (DeskWorld.me, "Me")
    world.replica.set(RefWatchEntity.Kind.share.key(share.id), to: .share(share))
    world.load()
    world.send(.went(.share(share.id)))
    #expect(world.html.contains("Between us") && world.html.contains("By Other"))
    world.pass(minutes: 11)
    world.send(.went(.share(share.id)))
    #expect(!world.html.contains("Between us"))
    #expect(world.html.contains("This entry is not shared with you"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyPageIsThere(_ language: Language) throws {
    var (world, entry) = try written(language)
    let words = { (text: String) in world.html.contains(text) }
    world.send(.went(.shared))
    #expect(words(language == .english ? "Nothing shared yet" : "아직 함께 보는 일지가 없어요"))
    world.send(.mentor(.shared(entry.id)))
    let share = try joined(&world)
    for place in [
      RefWatchRoute.shared, .share(share.id), .shareJournal(entry.id), .mentor("abc"),
    ] {
      world.send(.went(place))
      #expect(!world.html.contains("{"), "\(place.path)")
    }
  }

  @Test func tagsAreAddedInTheSetUpAndAmongTheRecords() throws {
    var world = DeskWorld()
    let id = world.match()
    world.load()
    world.send(.went(.setup(id)))
    world.send(.setup(.fixture(.tag(.typed(" Final ")))))
    world.send(.setup(.fixture(.tag(.added))))
    world.send(.setup(.fixture(.tag(.typed("U12")))))
    // What is typed and not added is meant all the same.
    world.send(.setup(.submitted))
    #expect(world.replica.match(id)?.fixture.tags == ["Final", "U12"])
    _ = world.play(id)
    world.send(.went(.records(id)))
    world.send(.tags(id, .removed("final")))
    #expect(world.replica.match(id)?.fixture.tags == ["U12"])
    world.send(.tags(id, .typed(String(repeating: "x", count: 31))))
    world.send(.tags(id, .added))
    #expect(world.html.contains("At most 30 characters."))
    // Enter adds the tag here as in the set-up, where the field is inside of another form.
    #expect(world.html.contains("<form class=\"stack\" id=\"tag-form\""))
    #expect(world.html.contains("form=\"tag-form\""))
    let other = world.match("A", "B")
    world.load()
    world.send(.went(.setup(other)))
    #expect(world.html.contains("Add the tag U12"))
    #expect(
      world.html.contains("<form id=\"tag-form\"") && world.html.contains("form=\"tag-form\""))
    world.send(.setup(.fixture(.tag(.chosen("U12")))))
    world.send(.setup(.submitted))
    #expect(world.replica.match(other)?.fixture.tags == ["U12"])
  }
}
