import Calendar
import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Deciding on profiles, follows, chats and notifications")
struct PeopleDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let id = SampleGolf.round(1)

  private func together() -> GolfTown {
    var town = GolfTown(people: 4)
    let round = town.round(1, by: host, .public, .instant)
    #expect(town.run(.createRound(round), by: host) == nil)
    for user in [ann, ben] {
      #expect(town.run(.changeMembership(id, .join, seen: nil), by: user) == nil)
    }
    return town
  }

  @Test("onboarding saves all answers, and welcomes once")
  func onboarding() throws {
    var town = GolfTown()
    let day = try #require(CivilDate("1990-05-05"))
    let city = HomeCity(label: "San Jose, CA", point: GolfTown.point)
    let answers: [ProfileEdit] = [
      .firstName(" 하나 "), .lastName("김"), .birthDate(day), .city(city), .gender(.preferNot),
    ]
    #expect(town.run(.editProfile(ann, answers), by: ben) == .notYours)
    #expect(town.run(.editProfile(ann, answers), by: ann) == nil)
    let profile = try #require(town.replica.profile(of: ann))
    #expect(profile.displayName == "김하나" && profile.birthYear == 1990)
    #expect(profile.createdAt == town.now)
    #expect(town.replica.secret(of: ann)?.birthDate == day)
    #expect(town.told(ann) == [.welcomeMessage])
    let before = town.rows
    #expect(town.run(.editProfile(ann, answers), by: ann) == nil)
    #expect(town.rows == before)
    let other = CivilDate(dayNumber: day.dayNumber + 1)
    #expect(
      town.run(.editProfile(ann, [.birthDate(other)]), by: ann) == .invalid(.birthDate, .setOnce))
    #expect(town.run(.editProfile(ann, [.bio("Hi"), .firstName("x")]), by: ann) != nil)
    #expect(town.replica.profile(of: ann)?.bio == "", "all or none")
    // Two days later, photo and skill level are missing.
    func remind() -> [ProfileReminder] {
      GolfDecision.profileClock(
        ann, now: town.now, in: town.loaded(TeePalsReads.profileClock(ann), for: ann)
      ).compactMap { change in
        guard case .put(_, .notification(let news)) = change else { return nil }
        return ProfileReminder(text: news.text)
      }
    }
    #expect(remind() == [])
    town.now = town.now.advanced(byMilliseconds: 2 * GolfTown.day)
    #expect(remind() == [.photoAndSkill])
    #expect(town.run(.editProfile(ann, [.skill(.beginner)]), by: ann) == nil)
    #expect(remind() == [.photo])
  }

  @Test("a new name is the name wherever the person is shown")
  func fanOut() throws {
    var town = together()
    #expect(town.run(.follow(ben, town.card(host)), by: ben) == nil)
    #expect(town.run(.editProfile(host, [.firstName("Grace")]), by: host) == nil)
    let card = town.card(host)
    #expect(card.name.hasPrefix("Grace"))
    #expect(town.replica.round(id)?.host == card)
    #expect(town.replica.seat(of: host, in: id)?.card == card)
    #expect(town.replica.member(host, in: id)?.card == card)
    for user in [host, ann, ben] {
      #expect(town.replica.place(of: user, in: id)?.round.host == card)
    }
    #expect(town.replica.follow(ben, host)?.followee == card)
    #expect(town.run(.editProfile(ann, [.firstName("Ada")]), by: ann) == nil)
    #expect(town.replica.seat(of: ann, in: id)?.card.name.hasPrefix("Ada") == true)
    // What is over stays as it was.
    #expect(town.run(.cancelRound(id), by: host) == nil)
    #expect(town.run(.editProfile(host, [.firstName("Joan")]), by: host) == nil)
    #expect(town.replica.round(id)?.host == card)
  }

  @Test("two who follow each other are friends, on both sides, until one of them parts")
  func following() {
    var town = GolfTown(people: 4)
    #expect(town.run(.follow(ann, town.card(ben)), by: ann) == nil)
    #expect(town.replica.follow(ann, ben)?.isMutual == false)
    #expect(town.run(.follow(ben, town.card(ann)), by: ben) == nil)
    #expect(town.replica.follow(ann, ben)?.isMutual == true)
    #expect(town.replica.follow(ben, ann)?.isMutual == true)
    #expect(town.run(.unfollow(ann, ben), by: ann) == nil)
    #expect(town.replica.follow(ann, ben) == nil)
    #expect(town.replica.follow(ben, ann)?.isMutual == false)
    #expect(town.run(.follow(ann, town.card(ann)), by: ann) == .notYours)
    #expect(
      town.run(.follow(ann, GolferCard(user: SampleGolf.user(77), name: "No")), by: ann)
        == .notFound)
    #expect(town.run(.follow(ann, town.card(ben)), by: ben) == .notYours)
    // Within a day, one row tells of all.
    #expect(town.run(.follow(SampleGolf.user(3), town.card(ben)), by: SampleGolf.user(3)) == nil)
    let told = town.replica.notifications(of: ben)
    #expect(told.map { row in row.kind } == [.userFollowed])
    #expect(told.first?.actorCount == 2)
  }

  @Test("however often somebody comes and goes, they are one of the others")
  func countedOnce() throws {
    var town = GolfTown(people: 12)
    func follow(_ number: UInt64) {
      let user = SampleGolf.user(number)
      #expect(town.run(.follow(user, town.card(ben)), by: user) == nil)
      #expect(town.run(.unfollow(user, ben), by: user) == nil)
    }
    let row = { town.replica.notifications(of: ben).first }
    follow(3)
    follow(3)
    #expect(row()?.actorCount == 1 && row()?.counted == [])
    for _ in 0..<3 {
      follow(4)
      follow(3)
    }
    #expect(row()?.actorCount == 2)
    #expect(row()?.actor?.user == SampleGolf.user(3))
    #expect(row()?.counted == [SampleGolf.user(3), SampleGolf.user(4)])
    for number in UInt64(5)...11 { follow(number) }
    #expect(row()?.actorCount == 9)
    #expect(row()?.counted.count == GolfNotification.mostCounted)
    follow(5)
    #expect(row()?.actorCount == 9)
    #expect(town.replica.notifications(of: ben).count == 1)
  }

  @Test("blocking takes both follows")
  func blocking() {
    var town = GolfTown(people: 3)
    for (one, other) in [(ann, ben), (ben, ann)] {
      #expect(town.run(.follow(one, town.card(other)), by: one) == nil)
    }
    #expect(town.run(.block(ann, town.card(ben)), by: ann) == nil)
    #expect(town.replica.follow(ann, ben) == nil && town.replica.follow(ben, ann) == nil)
    #expect(town.run(.follow(ben, town.card(ann)), by: ben) == .notFound)
    #expect(town.device(of: ben).blocks(of: ann).isEmpty, "only its owner knows")
    let before = town.rows
    #expect(town.run(.block(ann, town.card(ben)), by: ann) == nil)
    #expect(town.rows == before)
    #expect(town.run(.unblock(ann, ben), by: ann) == nil)
    #expect(town.run(.follow(ben, town.card(ann)), by: ben) == nil)
  }

  @Test("who plays together is not told of the other's words any more, and loses none")
  func blockingInARound() {
    var town = together()
    #expect(town.run(.sendMessage(message(1, "From Ann", by: ann)), by: ann) == nil)
    #expect(town.told(ben).contains(.roundChatMessage))
    #expect(town.run(.sendMessage(message(2, "From Ben", by: ben)), by: ben) == nil)
    let said = town.replica.messages(of: id)
    // Ben's words are the latest that the host was told of.
    for user in [ann, host] { #expect(town.told(user).contains(.roundChatMessage)) }
    let context = town.context(ann)
    guard case .success(let changes) = town.decided(.block(ann, town.card(ben)), context) else {
      Issue.record("nobody is kept from blocking")
      return
    }
    town.write(changes)
    #expect(!town.told(ann).contains(.roundChatMessage))
    #expect(!town.told(ben).contains(.roundChatMessage))
    #expect(town.told(host).contains(.roundChatMessage))
    #expect(town.replica.messages(of: id) == said)
    // Ben's devices ask at once; he plays as before.
    #expect(changes.contains(.leave(.round(id), ben)) && changes.contains(.join(.round(id), ben)))
    #expect(town.members[.round(id)] == [host, ann, ben])
    for number in UInt64(3)...4 {
      let (user, other) = number == 3 ? (ann, ben) : (ben, ann)
      #expect(town.run(.sendMessage(message(number, "More", by: user)), by: user) == nil)
      #expect(!town.told(other).contains(.roundChatMessage))
    }
    #expect(town.run(.unblock(ann, ben), by: ann) == nil)
    #expect(town.run(.sendMessage(message(5, "Again", by: ann)), by: ann) == nil)
    #expect(town.told(ben).contains(.roundChatMessage))
  }

  private func message(_ number: UInt64, _ text: String, by user: UserID) -> ChatMessage {
    ChatMessage(
      id: ChatMessageID(high: 5, low: number), round: id,
      sender: GolferCard(user: user, name: "Forged"), content: .text(text),
      writtenAt: GolfTown.start)
  }

  @Test("20 messages are one notification, and muting keeps them silent (specification §21)")
  func chatting() throws {
    var town = together()
    #expect(town.run(.muteChat(ben, id, true), by: ben) == nil)
    for number in UInt64(1)...20 {
      town.now = town.now.advanced(byMilliseconds: 2_000)
      let text = String(repeating: "골프 ", count: 30)
      #expect(
        town.run(.sendMessage(message(number, text, by: ann)), by: ann, at: town.now) == nil)
    }
    let told = town.replica.notifications(of: host).filter { row in row.kind == .roundChatMessage }
    #expect(told.count == 1)
    #expect(told.first?.text.count == 50 && told.first?.actor == town.card(ann))
    #expect(!town.told(ben).contains(.roundChatMessage))
    #expect(!town.told(ann).contains(.roundChatMessage))
    #expect(town.replica.unread(in: id, for: host) == 20)
    #expect(town.replica.unread(in: id, for: ben) == 20)
    let last = try #require(town.replica.messages(of: id).last)
    #expect(last.sender == town.card(ann) && last.receivedAt == town.now)
    #expect(town.run(.markRead(host, id, town.now), by: host) == nil)
    #expect(town.replica.unread(in: id, for: host) == 0)
    #expect(
      town.replica.notifications(of: host).first { row in row.kind == .roundChatMessage }?.isRead
        == true)
  }

  @Test("a chat is its players', and takes people's own words only")
  func chatRules() {
    var town = together()
    let cam = SampleGolf.user(3)
    #expect(town.run(.sendMessage(message(1, "Hi", by: cam)), by: cam) == .notParticipant)
    #expect(town.run(.sendMessage(message(1, "Hi", by: ann)), by: ann) == nil)
    let before = town.rows
    #expect(town.run(.sendMessage(message(1, "Hi", by: ann)), by: ann) == nil, "the nonce")
    #expect(town.rows == before)
    #expect(town.run(.sendMessage(message(1, "Mine", by: ben)), by: ben) == .alreadyExists)
    #expect(
      town.run(.sendMessage(message(2, " \n", by: ann)), by: ann) == .invalid(.text, .missing))
    let long = String(repeating: "x", count: 1_001)
    #expect(
      town.run(.sendMessage(message(2, long, by: ann)), by: ann) == .invalid(.text, .tooLong(1_000))
    )
    var forged = message(2, "", by: ann)
    forged.content = .system(.canceled)
    #expect(town.run(.sendMessage(forged), by: ann) == .invalid(.text, .characters))
    #expect(town.run(.changeMembership(id, .leave, seen: nil), by: ben) == nil)
    #expect(town.run(.sendMessage(message(3, "Still?", by: ben)), by: ben) == .notParticipant)
    #expect(town.run(.cancelRound(id), by: host) == nil)
    #expect(town.run(.sendMessage(message(4, "Pity", by: ann)), by: ann) == nil)
    town.now = town.now.advanced(byMilliseconds: 7 * GolfTown.day)
    #expect(town.run(.sendMessage(message(5, "Hm", by: ann)), by: ann) == .roundNotOpen)
  }

  @Test("everybody reads and deletes their own notifications")
  func inbox() throws {
    var town = together()
    let row = try #require(town.replica.notifications(of: host).first)
    #expect(town.run(.readNotifications(ann, [row.id]), by: ann) == nil)
    #expect(town.replica.notification(row.id)?.isRead == false)
    #expect(town.run(.readNotifications(host, [row.id]), by: host) == nil)
    #expect(town.replica.notification(row.id)?.isRead == true)
    #expect(town.run(.deleteNotification(host, row.id), by: ann) == .notYours)
    #expect(town.run(.deleteNotification(ann, row.id), by: ann) == nil)
    #expect(town.replica.notification(row.id) != nil)
    #expect(town.run(.deleteNotification(host, row.id), by: host) == nil)
    #expect(town.replica.notification(row.id) == nil)
    #expect(town.run(.setSetting(ann, .pushed([.chat, .rounds, .chat])), by: ann) == nil)
    #expect(town.replica.settings(of: ann).pushed == [.rounds, .chat])
  }
}
