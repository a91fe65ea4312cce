import Core
import Sync

// What moderators are told of, by people and by the server itself (specification §§8.9, 10).

extension GolfDecision {
  /// Reporting the same again while it is open is nothing. It never asks for a whole profile: it is
  /// for everybody's safety. A device has nothing to show of it.
  mutating func report(
    _ target: ReportTarget, _ reason: ReportReason, context: String
  ) throws(TeePalsRejection) {
    try GolfLimits.check(context, .text, upTo: GolfLimits.reportContext)
    guard isServer else { return }
    let (reported, text) = try subject(of: target)
    guard reported != actor else { throw .notYours }
    let id = Report.id(by: actor, of: target)
    if replica.report(id)?.status == .pending { return }
    try count(.report)
    put(
      .report(
        Report(
          reporter: actor, target: target, reported: reported, reason: reason,
          priority: reason == .harassment ? .high : .medium, text: text, context: context,
          createdAt: acted)))
    raise(target)
  }

  /// Whose it is, and what it says. What the actor cannot see is not there.
  private func subject(
    of target: ReportTarget
  ) throws(TeePalsRejection) -> (reported: UserID, text: String) {
    switch target {
    case .round(let id):
      guard let round = replica.round(id), mayKnow(round) else { throw .notFound }
      return (round.host.user, round.message)
    case .message(let id, let place):
      guard let round = replica.round(place), mayKnow(round), hasPlayed(in: place),
        let message = replica.message(id), message.round == place, !message.isHeld,
        case .text(let text, _) = message.content
      else { throw .notFound }
      return (message.sender.user, text)
    case .golfer(let user):
      guard let profile = replica.profile(of: user), !profile.firstName.isEmpty,
        !replica.isBlocked(actor, user) || replica.block(actor, user) != nil
      else { throw .notFound }
      return (user, GolfDecision.words(of: profile))
    // Whoever names one has read it, whatever has become of it since; nothing of it is answered.
    case .post(let id):
      guard let post = replica.post(id) else { throw .notFound }
      return (post.author, post.words)
    case .comment(let id):
      guard let comment = replica.comment(id), !comment.isDeleted else { throw .notFound }
      return (comment.author, comment.text)
    // Whoever was asked says it in their answer.
    case .feedback: throw .notFound
    }
  }

  /// Whoever has left still remembers what was said.
  private func hasPlayed(in round: RoundID) -> Bool {
    switch replica.member(actor, in: round)?.status {
    case .accepted, .left, .removed: true
    case .requested, .invited, .declined, .waitlisted, .offered, nil: false
    }
  }

  /// What several people report within a day is urgent.
  mutating func raise(_ target: ReportTarget) {
    let all = replica.reports(on: target)
    let first = acted.advanced(byMilliseconds: -Report.gathering)
    var people: Set<UserID> = []
    for report in all where report.createdAt > first {
      if let reporter = report.reporter { people.insert(reporter) }
    }
    guard people.count >= Report.urgentFrom else { return }
    for var report in all where report.status == .pending && report.priority != .high {
      report.priority = .high
      put(.report(report))
    }
  }

  // MARK: Spam

  /// What is to be done about a text, with the report of the server's own that it asks for.
  mutating func judge(
    _ text: String, hasPhoto: Bool = false, posts: Int = 0, _ target: ReportTarget,
    of author: UserID
  ) -> SpamVerdict {
    guard isServer else { return .clean }
    let created = replica.profile(of: author)?.createdAt
    let verdict = SpamScore.verdict(
      on: SpamText(
        text, hasPhoto: hasPhoto,
        authorAge: now.milliseconds - (created ?? now).milliseconds, posts: posts,
        authority: replica.authority))
    guard verdict != .clean else { return verdict }
    file(
      Report(
        reporter: nil, target: target, reported: author, reason: .spam,
        priority: verdict == .hidden ? .high : .medium, text: text, createdAt: acted))
    return verdict
  }

  /// A report of the server's own. One that is open already keeps its time, and one of what was
  /// taken away before goes on saying when that was.
  private mutating func file(_ new: Report) {
    var report = new
    if let known = replica.report(report.id) {
      if known.status == .pending { report.createdAt = known.createdAt }
      if known.status != .dismissed { report.closedAt = known.closedAt }
    }
    put(.report(report))
  }

  /// A course that was typed in is everywhere at once, also where nobody is signed in: what is like
  /// spam in it is not taken.
  func checkCourse(of round: Round, was old: RoundCourse? = nil) throws(TeePalsRejection) {
    guard isServer, round.course.id == nil, round.course != old else { return }
    let words = round.course.name + "\n" + round.course.cityLabel
    let text = SpamText(words, authority: replica.authority)
    guard SpamScore.verdict(on: text) == .clean else { throw .invalid(.course, .characters) }
  }

  /// The host's words, which nobody is shown while they are held back.
  mutating func judgeNote(of round: inout Round, was old: String) {
    guard !round.message.isEmpty, !sameBytes(round.message, old) else { return }
    if judge(round.message, .round(round.id), of: round.host.user) == .hidden {
      round.message = ""
    } else if old.isEmpty {
      holdNote(of: &round)
    }
  }

  /// Words in place of what a moderator took away are shown to a moderator first.
  private mutating func holdNote(of round: inout Round) {
    guard isServer else { return }
    let target = ReportTarget.round(round.id)
    var last: Report?
    for report in replica.reports(on: target) {
      guard let closed = report.closedAt else { continue }
      if let before = last?.closedAt, before > closed { continue }
      last = report
    }
    guard let last, last.status != .dismissed else { return }
    file(
      Report(
        reporter: nil, target: target, reported: round.host.user, reason: last.reason,
        priority: .high, text: round.message, createdAt: acted))
    round.message = ""
  }

  /// What somebody says of themselves, and their photo, when they change it. What a moderator took
  /// away is shown to a moderator again, and to nobody else before.
  mutating func judge(_ profile: inout GolferProfile, was old: GolferProfile?) {
    guard isServer else { return }
    let words = GolfDecision.words(of: profile)
    let isSaid = !sameBytes(words, old.map(GolfDecision.words) ?? "")
    if isSaid, !profile.isModerated {
      profile.isHeld =
        !words.isEmpty && judge(words, .golfer(profile.user), of: profile.user) == .hidden
    }
    let waits = isSaid && profile.isModerated && !words.isEmpty
    let isPictured = profile.heldPhoto != nil && profile.heldPhoto != old?.heldPhoto
    guard waits || isPictured else { return }
    let target = ReportTarget.golfer(profile.user)
    let upheld = replica.reports(on: target).last { report in report.status == .resolved }
    file(
      Report(
        reporter: nil, target: target, reported: profile.user,
        reason: upheld?.reason ?? .inappropriate, priority: .high, text: words, createdAt: acted))
  }

  /// What somebody says of themselves in their own words. The name of an account elsewhere is no
  /// text: it may have dots in it, as links do.
  static func words(of profile: GolferProfile) -> String {
    [profile.occupation, profile.bio]
      .filter { text in !text.isEmpty }.joined(separator: "\n")
  }

  // MARK: Links

  /// Kept with the request or the seat, once. Whoever has asked for nothing has nothing to note it
  /// with, and an inviter whom they may not meet is not kept: no fault.
  mutating func note(_ link: RoundLink, to id: RoundID) throws(TeePalsRejection) {
    guard isServer, var member = replica.member(actor, in: id), member.role != .host,
      member.link == nil, [.requested, .waitlisted, .accepted].contains(member.status)
    else { return }
    var kept = link
    if let inviter = link.inviter,
      inviter == actor || replica.isBlocked(actor, inviter)
        || replica.profile(of: inviter)?.firstName.isEmpty != false
    {
      kept.inviter = nil
    }
    guard !kept.isEmpty else { return }
    member.link = kept
    put(.member(member))
  }
}
