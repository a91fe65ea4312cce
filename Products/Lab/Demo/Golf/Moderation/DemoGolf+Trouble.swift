import Core
import Sync
import TeePalsDomain
import TeePalsServer

/// Those whom the demo's moderators have to do with.
struct DemoTroublemakers {
  /// Says what nobody wants to hear.
  let rude: Int
  /// Advertises.
  let seller: Int
  /// Claims to be somebody.
  let pretender: Int
}

// What there is for moderators: cases that are open and closed, what was done about people, and
// what they said against it.
extension DemoGolf {
  mutating func makeTrouble(_ people: DemoTroublemakers) {
    insult(by: people.rude)
    advertise(by: people.seller)
    pretend(by: people.pretender)
    link(by: 2)
    complain()
  }

  private func ago(days: Int64, hours: Int64 = 0) -> Instant {
    now.advanced(byMilliseconds: -days * Self.day - hours * Self.hour)
  }

  private func report(
    _ target: ReportTarget, by golfer: Int, _ reason: ReportReason, _ context: String = ""
  ) -> Act { .send(golfer, .report(target, reason, context: context)) }

  // MARK: A suspension that ends tomorrow

  /// Somebody is suspended for a week for what they said to the first known person, and six days of
  /// it are over.
  private mutating func insult(by rude: Int) {
    let latest = ago(days: 7)
    let before = posts.filter { post in post.author == 0 && post.at < latest }
    guard let post = before.max(by: { one, other in one.at < other.at }) else { return }
    let time = ago(days: 6, hours: 10)
    let id = say(DemoTroubleWords.insult, by: rude, under: post, to: nil, at: time)
    let target = ReportTarget.comment(id)
    plan(
      report(target, by: post.author, .harassment, DemoTroubleWords.aboutInsult),
      at: ago(days: 6, hours: 9))
    if let other = witness(of: post.author, isKorean: false) {
      plan(report(target, by: other, .harassment), at: ago(days: 6, hours: 8))
    }
    step(
      .decide(
        CaseDecision(
          decision: .suspend(days: ModerationLimits.suspensionDays[0]), rule: .harassment,
          note: DemoTroubleWords.suspension, removes: true, hidesPosts: false),
        isOperator: false),
      Report.id(by: golfers[post.author].user, of: target).retagged(), of: rude, at: ago(days: 6))
  }

  /// Somebody else who was there all the time; not the moderator.
  private mutating func witness(of golfer: Int, isKorean: Bool) -> Int? {
    let first = ago(days: 40)
    let others = residents.filter { other in
      other >= known && other != golfer && golfers[other].isKorean == isKorean
        && golfers[other].arrival < first && !isStranger(other, to: golfer)
    }
    return others.isEmpty ? nil : chance.pick(others)
  }

  // MARK: Advertising

  /// The first advertisement was seen, and hid its author; the second waits unseen.
  private mutating func advertise(by seller: Int) {
    let first = publish(DemoTroubleWords.offer, by: seller, at: ago(days: 9))
    if let one = witness(of: seller, isKorean: false) {
      plan(report(.post(first), by: one, .spam), at: ago(days: 8, hours: 9))
    }
    step(
      .decide(
        CaseDecision(
          decision: .shadow, rule: .spam, note: "", removes: true, hidesPosts: false),
        isOperator: true),
      Report.id(by: nil, of: .post(first)).retagged(), of: seller, at: ago(days: 7, hours: 2))
    _ = publish(DemoTroubleWords.loudOffer, by: seller, at: ago(days: 1, hours: 2))
  }

  private mutating func publish(
    _ words: (title: String, text: String), by golfer: Int, at time: Instant
  ) -> PostID {
    let moment = Moment(instant: time, zone: .utc, entropy: chance.entropy())
    var post = GolfPost(id: moment.id(), author: golfers[golfer].user, createdAt: time)
    (post.title, post.text, post.city) = (words.title, words.text, golfers[golfer].city)
    plan(.send(golfer, .publishPost(post)), at: time)
    return post.id
  }

  // MARK: Whom somebody claims to be

  private mutating func pretend(by pretender: Int) {
    let golfer = golfers[pretender]
    plan(
      .send(pretender, .editProfile(golfer.user, [.bio(DemoTroubleWords.pretence)])),
      at: ago(days: 11))
    // The last known person, who writes Korean.
    plan(
      report(
        .golfer(golfer.user), by: known - 1, .impersonation, DemoTroubleWords.aboutPretence),
      at: ago(days: 3, hours: 4))
  }

  // MARK: An appeal that waits

  /// A known person's post was taken away for its link, and they say what it was.
  private mutating func link(by person: Int) {
    let post = publish(DemoTroubleWords.charity, by: person, at: ago(days: 5))
    let id: ModerationCaseID = Report.id(by: nil, of: .post(post)).retagged()
    step(
      .decide(
        CaseDecision(
          decision: .remove, rule: .spam, note: DemoTroubleWords.removal, removes: true,
          hidesPosts: false),
        isOperator: true), id, of: person, at: ago(days: 4))
    step(.appeal(DemoTroubleWords.appeal), id, of: person, at: ago(days: 1, hours: 3))
  }

  // MARK: What is over

  /// One report was dismissed, and one decision was taken back.
  private mutating func complain() {
    if let korean = remark(DemoTroubleWords.koreanJoke),
      let id = blame(korean, DemoTroubleWords.koreanReport)
    {
      step(
        .decide(
          CaseDecision(
            decision: .dismiss, rule: .other, note: "", removes: false, hidesPosts: false),
          isOperator: false),
        id, of: korean.author, at: korean.at.advanced(byMilliseconds: 30 * Self.hour))
    }
    guard let english = remark(DemoTroubleWords.joke),
      let id = blame(english, DemoTroubleWords.englishReport)
    else { return }
    func later(_ days: Int64) -> Instant {
      english.at.advanced(byMilliseconds: days * Self.day)
    }
    step(
      .decide(
        CaseDecision(
          decision: .remove, rule: .inappropriate, note: "", removes: true, hidesPosts: false),
        isOperator: true),
      id, of: english.author, at: later(2))
    step(.appeal(DemoTroubleWords.oldAppeal), id, of: english.author, at: later(3))
    step(.grant(DemoTroubleWords.grant), id, of: english.author, at: later(4))
  }

  private func remark(_ text: String) -> DemoRemark? {
    remarks.first { remark in remark.text == text }
  }

  /// Answers the case that comes of it.
  private mutating func blame(_ remark: DemoRemark, _ context: String) -> ModerationCaseID? {
    let isKorean = golfers[remark.author].isKorean
    guard let other = witness(of: remark.author, isKorean: isKorean) else { return nil }
    let target = ReportTarget.comment(remark.id)
    plan(
      report(target, by: other, .inappropriate, context),
      at: remark.at.advanced(byMilliseconds: 20 * Self.hour))
    return Report.id(by: golfers[other].user, of: target).retagged()
  }
}
