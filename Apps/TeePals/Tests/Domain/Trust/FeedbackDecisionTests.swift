import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What is asked and answered after a round")
struct FeedbackDecisionTests {
  private let host = SampleGolf.user(0)
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  private let cho = SampleGolf.user(3)
  private let id = SampleGolf.round(1)

  private func town() -> GolfTown { GolfTown(people: 6) }

  /// The host, Ann and Ben have played.
  private func played() -> GolfTown {
    var town = town()
    _ = town.played(1, by: host, with: [ann, ben])
    return town
  }

  private func issue(
    _ user: UserID, _ kinds: [IssueKind] = [.late], _ comment: String = ""
  ) -> FeedbackAnswer {
    .issues([PersonIssue(user: user, kinds: kinds, comment: comment)])
  }

  // MARK: Asking

  @Test("everybody who was there is asked, about the others, for a week")
  func asking() throws {
    let town = played()
    let asked = try #require(town.replica.feedbackRound(id))
    #expect(Set(asked.players) == [host, ann, ben] && asked.countedAt == nil)
    #expect(asked.until == town.now.advanced(byMilliseconds: 7 * GolfTown.day))
    for user in [host, ann, ben] {
      let due = try #require(town.device(of: user).feedbackDue(of: user, in: id))
      #expect(Set(due.others.map { card in card.user } + [user]) == [host, ann, ben])
      #expect(due.until == asked.until && due.course == "Pebble Beach")
      #expect(town.told(user).contains(.feedbackReminder))
      #expect(town.replica.feedbackDues(of: user, at: asked.until).count == 1)
      #expect(town.replica.feedbackDues(of: user, at: asked.closesAt).isEmpty)
    }
    #expect(town.replica.feedbackDue(of: cho, in: id) == nil)
  }

  @Test("whoever leaves after the start is asked all the same, whoever left before is not")
  func leaving() throws {
    var town = town()
    let round = town.round(1, by: host, in: 2, players: 5, .public, .instant)
    #expect(town.run(.createRound(round), by: host) == nil)
    for user in [ann, ben, cho, SampleGolf.user(4)] {
      #expect(town.run(.changeMembership(id, .join, seen: nil), by: user) == nil)
    }
    #expect(town.run(.changeMembership(id, .leave, seen: nil), by: cho) == nil)
    town.now = round.startTime
    #expect(town.run(.changeMembership(id, .leave, seen: nil), by: ann) == nil)
    #expect(town.run(.changeMembership(id, .remove(ben), seen: nil), by: host) == nil)
    town.now = round.startTime.advanced(byMilliseconds: 24 * GolfTown.hour)
    _ = town.tick(id, since: round.createdAt)
    let asked = try #require(town.replica.feedbackRound(id))
    #expect(Set(asked.players) == [host, ann, ben, SampleGolf.user(4)])
    #expect(town.replica.feedbackDue(of: ann, in: id) != nil)
  }

  @Test("nobody is asked about a round that was canceled, or that one person alone was in")
  func alone() {
    var town = town()
    #expect(town.run(.createRound(town.round(1, by: host, in: 2)), by: host) == nil)
    town.now = town.now.advanced(byMilliseconds: 5 * GolfTown.hour)
    #expect(town.run(.completeRound(id), by: host) == nil)
    #expect(town.replica.feedbackRound(id) == nil && town.told(host).isEmpty)
    #expect(town.run(.submitFeedback(host, id, .skipped), by: host) == .notParticipant)
  }

  @Test("somebody is reminded once, while they may answer")
  func reminding() {
    var town = played()
    let before = town.replica.notifications(of: ann).count
    town.now = town.now.advanced(byMilliseconds: 30 * GolfTown.hour)
    #expect(!town.remind(ann, id).isEmpty)
    #expect(town.remind(ann, id).isEmpty)
    let told = town.replica.notifications(of: ann).filter { row in row.kind == .feedbackReminder }
    #expect(town.replica.notifications(of: ann).count == before)
    #expect(told.map { row in row.text } == [FeedbackDue.again] && told.first?.isRead == false)
    #expect(town.run(.dismissFeedback(ben, id), by: ben) == nil)
    #expect(town.remind(ben, id).isEmpty)
    town.now = town.now.advanced(byMilliseconds: 7 * GolfTown.day)
    #expect(town.remind(host, id).isEmpty)
  }

  @Test("whoever is banned is neither asked nor reminded, and the others are asked about them")
  func banned() throws {
    var town = town()
    let round = town.round(1, by: host, in: 2, players: 3, .public, .instant)
    #expect(town.run(.createRound(round), by: host) == nil)
    for user in [ann, ben] {
      #expect(town.run(.changeMembership(id, .join, seen: nil), by: user) == nil)
    }
    town.banned = [ben]
    town.now = round.startTime.advanced(byMilliseconds: 4 * GolfTown.hour)
    #expect(town.run(.completeRound(id), by: host) == nil)
    #expect(town.replica.feedbackDue(of: ben, in: id) == nil)
    #expect(!town.told(ben).contains(.feedbackReminder))
    let due = try #require(town.replica.feedbackDue(of: ann, in: id))
    #expect(Set(due.others.map { card in card.user }) == [host, ben])
    #expect(town.run(.submitFeedback(ann, id, issue(ben)), by: ann) == nil)
    town.banned = [ben, host]
    town.now = town.now.advanced(byMilliseconds: 30 * GolfTown.hour)
    #expect(town.remind(host, id).isEmpty)
    town.banned = [ben]
    #expect(!town.remind(host, id).isEmpty)
  }

  @Test(
    "at ten of their own day, a day later at the earliest",
    arguments: [(0, 9, 25), (0, 10, 24), (0, 11, 47), (9, 0, 25), (-7, 0, 41)]
      as [(Int, Int64, Int64)])
  func reminderHour(zone: Int, asked: Int64, hours: Int64) {
    // Midnight by UTC.
    let midnight = Instant(milliseconds: 20_000 * GolfTown.day)
    let time = midnight.advanced(byMilliseconds: asked * GolfTown.hour)
    let reminder = FeedbackLimits.reminder(askedAt: time, offset: zone * 3_600)
    let local = reminder.milliseconds + Int64(zone) * GolfTown.hour
    #expect(local % GolfTown.day == 10 * GolfTown.hour)
    let wait = reminder.milliseconds - time.milliseconds
    #expect(wait == hours * GolfTown.hour)
  }

  // MARK: Answering

  @Test("an answer lies where nobody is, and its author is asked no more")
  func answering() throws {
    var town = played()
    let context = town.context(ann)
    let tentative = DecideContext(actor: ann, command: context.command, at: context.at)
    let device = GolfTown.decide(
      .submitFeedback(ann, id, .well([host], true)), tentative, town.device(of: ann))
    let due = TeePalsEntity.Kind.feedbackDue.key(FeedbackDue.id(of: ann, in: id))
    guard case .success(let beforehand) = device else {
      Issue.record("\(device)")
      return
    }
    #expect(beforehand.contains(.remove(.user(ann), due)))
    #expect(beforehand.count == 2, "the notification is read, and nothing else")
    #expect(town.run(.submitFeedback(ann, id, .well([host, host], true)), by: ann) == nil)
    let feedback = try #require(town.replica.feedback(by: ann, of: id))
    #expect(feedback.answer == .well([host], true) && !feedback.isYoung && !feedback.isDoubted)
    #expect(town.homes[TeePalsEntity.Kind.feedback.key(feedback.id)] == .feedback(of: id))
    #expect(town.members[.feedback(of: id)] == nil)
    for user in [host, ann, ben] {
      #expect(town.device(of: user).feedback(by: ann, of: id) == nil)
    }
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ann) == .alreadySubmitted)
    #expect(town.replica.feedback(by: ann, of: id) == feedback)
  }

  @Test("what is not taken, and why")
  func refusals() {
    var town = played()
    let long = String(repeating: "x", count: 201)
    let refused: [(FeedbackAnswer, TeePalsRejection)] = [
      (.well([ann], nil), .invalid(.members, .elsewhere)),
      (.well([cho], nil), .invalid(.members, .elsewhere)),
      (issue(ann), .invalid(.members, .elsewhere)),
      (issue(cho), .invalid(.members, .elsewhere)),
      (.issues([]), .invalid(.members, .missing)),
      (issue(ben, []), .invalid(.issues, .missing)),
      (issue(ben, [.late], long), .invalid(.comment, .tooLong(FeedbackLimits.comment))),
    ]
    for (answer, rejection) in refused {
      #expect(town.run(.submitFeedback(ann, id, answer), by: ann) == rejection, "\(answer)")
      let context = DecideContext(actor: ann, command: CommandID(high: 8, low: 8), at: town.now)
      let device = GolfTown.decide(
        .submitFeedback(ann, id, answer), context, town.device(of: ann))
      #expect(device == .failure(rejection), "\(answer)")
    }
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ben) == .notYours)
    #expect(town.run(.submitFeedback(cho, id, .skipped), by: cho) == .notParticipant)
    #expect(town.run(.dismissFeedback(cho, id), by: cho) == .notParticipant)
    #expect(town.run(.dismissFeedback(ann, id), by: ben) == .notYours)
    town.suspended = [ann]
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ann) == .suspended)
    #expect(town.run(.dismissFeedback(ann, id), by: ann) == nil)
  }

  @Test("not now can still become an answer, and an answer is not taken back")
  func declining() {
    var town = played()
    #expect(town.run(.dismissFeedback(ann, id), by: ann) == nil)
    #expect(town.replica.feedback(by: ann, of: id)?.answer == .declined)
    #expect(town.run(.dismissFeedback(ann, id), by: ann) == nil)
    #expect(town.run(.submitFeedback(ann, id, .well([], nil)), by: ann) == nil)
    #expect(town.run(.dismissFeedback(ann, id), by: ann) == nil)
    #expect(town.replica.feedback(by: ann, of: id)?.answer == .well([], nil))
  }

  @Test("what was given in time counts until the day after, and what is late reaches moderators")
  func late() throws {
    var town = played()
    let until = try #require(town.replica.feedbackRound(id)).until
    town.now = until.advanced(byMilliseconds: 12 * GolfTown.hour)
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ann) == .expired)
    let inTime = until.advanced(byMilliseconds: -1)
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ann, at: inTime) == nil)
    let context = town.context(ben)
    let command = TeePalsCommand.submitFeedback(ben, id, issue(host, [.late, .other], "Slow"))
    let loaded = town.loaded(TeePalsDomain.reads(of: command, by: ben), for: ben)
    #expect(GolfTown.decide(command, context, loaded) == .failure(.expired))
    let left = TeePalsDomain.remainder(of: command, after: .expired, context, in: loaded)
    #expect(left.count == 1)
    town.write(left)
    let report = try #require(town.replica.reports(on: .feedback(id, about: host)).first)
    #expect(report.reporter == ben && report.text == "late, other" && report.context == "Slow")
    #expect(town.replica.feedback(by: ben, of: id) == nil)
    for other in [TeePalsRejection.notParticipant, .alreadySubmitted] {
      #expect(TeePalsDomain.remainder(of: command, after: other, context, in: loaded) == [])
    }
    // A device lets the server say, where moderators should hear of it.
    let device = town.device(of: ben)
    let offline = DecideContext(actor: ben, command: context.command, at: town.now)
    #expect(
      GolfTown.decide(.submitFeedback(ben, id, .skipped), offline, device)
        == .failure(.expired))
    #expect(GolfTown.decide(command, offline, device) != .failure(.expired))
  }

  @Test("ten answers a day")
  func limit() {
    var town = GolfTown(people: 2)
    for number in UInt64(1)...11 {
      // Two a day or so are made: the limit of rounds is not what is tested.
      _ = town.played(number, by: host, with: [ann], hours: 1)
    }
    var refused: [TeePalsRejection?] = []
    for number in UInt64(1)...11 {
      refused.append(
        town.run(.submitFeedback(ann, SampleGolf.round(number), .skipped), by: ann))
    }
    #expect(refused.prefix(10).allSatisfy { rejection in rejection == nil })
    guard case .rateLimited = refused[10] else {
      Issue.record("\(String(describing: refused[10]))")
      return
    }
  }

  // MARK: Counting and reports

  @Test("a round counts when everybody has answered or declined")
  func counting() {
    var town = played()
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ann) == nil)
    #expect(town.run(.submitFeedback(ben, id, issue(host)), by: ben) == nil)
    #expect(town.replica.feedbackRound(id)?.countedAt == nil)
    #expect(town.run(.dismissFeedback(host, id), by: host) == nil)
    #expect(town.replica.feedbackRound(id)?.countedAt == town.now)
    #expect(town.close(id).isEmpty)
  }

  @Test("at its close it counts, and nobody is asked any more")
  func closing() throws {
    var town = played()
    let closes = try #require(town.replica.feedbackRound(id)).closesAt
    town.now = closes.advanced(byMilliseconds: -1)
    #expect(town.close(id).isEmpty)
    town.now = closes
    #expect(!town.close(id).isEmpty)
    #expect(town.replica.feedbackRound(id)?.countedAt == closes)
    for user in [host, ann, ben] {
      #expect(town.replica.feedbackDue(of: user, in: id) == nil)
      #expect(!town.told(user).contains(.feedbackReminder))
    }
    #expect(town.run(.submitFeedback(ann, id, .skipped), by: ann) == .expired)
    #expect(town.close(id).isEmpty)
  }

  @Test("what went wrong is for moderators, and for nobody else")
  func reports() throws {
    var town = played()
    let said = FeedbackAnswer.issues([
      PersonIssue(user: host, kinds: [.disrespectful], comment: "Shouted"),
      PersonIssue(user: ben, kinds: [.late]),
    ])
    #expect(town.run(.submitFeedback(ann, id, said), by: ann) == nil)
    let grave = try #require(town.replica.reports(on: .feedback(id, about: host)).first)
    let mild = try #require(town.replica.reports(on: .feedback(id, about: ben)).first)
    #expect(grave.priority == .high && grave.reason == .harassment && grave.context == "Shouted")
    #expect(mild.priority == .medium && mild.reported == ben)
    #expect(town.homes[TeePalsEntity.Kind.report.key(grave.id)] == .report(grave.id))
    let changes = GolfDecision.close(
      grave.id, .upheld, now: town.now,
      in: town.loaded(TeePalsReads.closing(grave), for: host))
    town.write(changes)
    #expect(town.replica.report(grave.id)?.status == .resolved)
    #expect(!town.told(host).contains(.moderationNotice))
    // By hand nobody reports what was said in an answer.
    #expect(town.run(.report(.feedback(id, about: ben), .spam), by: host) == .notFound)
  }

  @Test("what three say of somebody within a day is urgent")
  func several() {
    var town = town()
    _ = town.played(1, by: host, with: [ann, ben, cho])
    for user in [host, ben, cho] {
      #expect(town.run(.submitFeedback(user, id, issue(ann)), by: user) == nil)
    }
    let reports = town.replica.reports(on: .feedback(id, about: ann))
    #expect(reports.count == 3 && reports.allSatisfy { report in report.priority == .high })
  }

  @Test("whose account is young, or was dismissed three times, is noted")
  func doubts() {
    var town = town()
    town.settle(cho, age: 6 * GolfTown.day)
    _ = town.played(1, by: host, with: [ann, cho])
    #expect(town.run(.submitFeedback(cho, id, issue(host)), by: cho) == nil)
    #expect(town.replica.feedback(by: cho, of: id)?.isYoung == true)
    for number in UInt64(2)...5 {
      town.now = town.now.advanced(byMilliseconds: GolfTown.day)
      let round = town.played(number, by: host, with: [ann])
      #expect(town.run(.submitFeedback(ann, round, issue(host)), by: ann) == nil)
      #expect(town.replica.feedback(by: ann, of: round)?.isDoubted == (number > 4))
      let report = town.replica.reports(on: .feedback(round, about: host))[0]
      town.write(
        GolfDecision.close(
          report.id, .dismissed, now: town.now,
          in: town.loaded(TeePalsReads.closing(report), for: host)))
    }
  }
}
