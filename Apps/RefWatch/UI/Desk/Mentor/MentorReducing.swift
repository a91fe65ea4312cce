import Core
import Design
import RefWatchDomain
import Sync
import Wire

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: MentorAction, _ moment: Moment) -> Effects {
    switch action {
    case .daysChosen(let text): state.desk.mentor.days = Int(text) ?? 0
    case .namesToggled(let on): state.desk.mentor.showsNames = on
    case .withChosen(let text): state.desk.mentor.with = UserID(text)
    case .shared(let entry): return state.share(entry, moment)
    case .linkMade(let share): return state.makeLink(to: share)
    case .linkCopied:
      guard let link = state.desk.mentor.link?.link else { return [] }
      state.desk.mentor.isCopied = true
      return [.tell(.copy(link))]
    case .endAsked(let share): state.desk.mentor.question = .end(share)
    case .questionClosed: state.desk.mentor.question = nil
    case .ended(let share): return state.endSharing(share, moment)
    case .typed(let share, let text):
      state.desk.mentor.drafts[share] = String(text.prefix(5_000))
      state.desk.mentor.isChecked = false
    case .sent(let share): return state.sendComment(on: share, moment)
    case .takenBack(let share, let comment):
      return [.submit(.takeCommentBack(share, comment))]
    }
    return []
  }

  static func reduce(_ state: inout State, _ answer: MentorAnswer) -> Effects {
    switch answer {
    case .linked(let share, let answer):
      state.receiveLink(to: share, answer)
      return []
    case .joined(let answer): return state.receiveMentorship(answer)
    }
  }
}

extension RefWatchFeature.State {
  // MARK: Sharing

  /// Shares an entry; whoever is to read it gets a link, or reads others already.
  fileprivate mutating func share(_ entry: JournalEntryID, _ moment: Moment) -> Effects {
    guard !isReadOnly else { return announce(words(LogText.otherTab)) }
    let name = trimmed(nameInCrew)
    if name.isEmpty || name.unicodeScalars.count > RefWatchLimits.name {
      desk.crew.join.fault = name.isEmpty ? .nameMissing : .nameLong
      return [.tell(.focus(elementID: "crew-name"))]
    }
    let days = desk.mentor.days
    let known = replica.mentors(of: me).contains { mentor in mentor.user == desk.mentor.with }
    let terms = SharingTerms(
      name: name, showsNames: desk.mentor.showsNames,
      expiresAt: days > 0
        ? moment.instant.advanced(byMilliseconds: Int64(days) * 86_400_000) : nil,
      mentor: known ? desk.mentor.with : nil)
    let share: JournalShareID = moment.id(0x5A)
    let effects = settle(
      .shareJournal(share, entry, terms), saying: words(known ? MentorText.shared : .sharedNext))
    guard Self.submits(effects) else { return effects }
    desk.mentor.link = nil
    desk.mentor.with = nil
    return effects
  }

  fileprivate mutating func makeLink(to share: JournalShareID) -> Effects {
    guard desk.mentor.asking != share else { return [] }
    desk.mentor.problem = nil
    guard sync.isOnline else {
      desk.mentor.problem = LinkProblem(share: share, problem: .offline)
      return []
    }
    desk.mentor.asking = share
    desk.mentor.isCopied = false
    desk.mentor.link = nil
    let body = JSON.object(["share": .id(share)])
    return [
      .ask(
        .post("/api/referee/mentors/invitations", body: body.text),
        answer: { answer in .inner(.desk(.mentor(.linked(share, answer)))) })
    ]
  }

  fileprivate mutating func receiveLink(to share: JournalShareID, _ answer: HostAnswer) {
    // A link to another one has been asked for meanwhile: it is that one that is waited for.
    guard desk.mentor.asking == share else { return }
    desk.mentor.asking = nil
    let link = answer.read { cursor throws(WireError) in
      MentorLink(
        share: share,
        expires: Instant(milliseconds: try cursor.required("expiresAt").integer()),
        link: try cursor.required("link").string(limit: RefWatchLimits.link))
    }
    guard let link else {
      desk.mentor.problem = LinkProblem(
        share: share, problem: CrewExchange.problem(of: answer) ?? .failed)
      return
    }
    desk.mentor.link = link
    completeMentorLink()
  }

  /// The link as another device opens it, and the code of it.
  mutating func completeMentorLink() {
    guard let origin, let link = desk.mentor.link?.link, link.hasPrefix("/") else { return }
    desk.mentor.link?.link = origin + link
    desk.mentor.link?.code = QRCode(origin + link)
  }

  /// Whoever has no more to do with an entry has nothing to see of it either.
  fileprivate mutating func endSharing(_ id: JournalShareID, _ moment: Moment) -> Effects {
    desk.mentor.question = nil
    if desk.mentor.link?.share == id { desk.mentor.link = nil }
    guard let share = replica.share(id) else { return [] }
    if let refused = refuses(.endSharing(id)) { return refused }
    var effects: Effects = []
    if case .share(id) = route, share.owner != me || share.mentor == nil {
      effects += go(to: share.owner == me ? .shareJournal(share.entry.id) : .shared, moment)
    }
    return effects + [.submit(.endSharing(id))]
      + announce(words(share.owner == me ? MentorText.ended : .left))
  }

  // MARK: Joining

  fileprivate mutating func receiveMentorship(_ answer: HostAnswer) -> Effects {
    desk.crew.isAsking = false
    let share = answer.read { cursor throws(WireError) -> JournalShareID in
      try cursor.required("share").id()
    }
    guard let share else {
      let problem = CrewExchange.problem(of: answer) ?? .failed
      desk.crew.problem = problem == .unknownMatch ? .wrongLink : problem
      return []
    }
    desk.crew.join.share = share
    sharesChanged()
    return [
      .ask(
        .timer(key: "referee.joined", milliseconds: 0),
        answer: { _ in .delegate(.lookForChanges) })
    ]
  }

  /// Opens the entry that one was let into, as soon as it is here.
  mutating func sharesChanged() {
    guard let share = desk.crew.join.share, replica.share(share) != nil, case .mentor = route
    else { return }
    desk.crew.join = CrewJoining()
    route = .share(share)
  }

  // MARK: The thread

  /// Why a comment cannot be sent.
  func commentFault(_ share: JournalShareID) -> MentorText? {
    let text = trimmed(desk.mentor.drafts[share] ?? "")
    if text.isEmpty || text.utf8.contains(0) { return .commentMissing }
    return text.unicodeScalars.count > RefWatchLimits.comment ? .commentLong : nil
  }

  fileprivate mutating func sendComment(on id: JournalShareID, _ moment: Moment) -> Effects {
    guard !isReadOnly else { return announce(words(LogText.otherTab)) }
    guard let share = replica.share(id), share.isOpen(at: moment.instant) else { return [] }
    guard commentFault(id) == nil else {
      desk.mentor.isChecked = true
      return [.tell(.focus(elementID: "comment-new"))]
    }
    let text = trimmed(desk.mentor.drafts[id] ?? "")
    let command = RefWatchCommand.comment(
      JournalComment(id: moment.id(0x5B), share: id, writtenAt: moment.instant, text: text))
    if let refused = refuses(command) { return refused }
    desk.mentor.drafts[id] = nil
    desk.mentor.isChecked = false
    return [.submit(command)]
  }

  /// Shared entries in which there is something new to read.
  var unreadShares: Int {
    replica.shares.count { share in
      (share.owner == me || share.isOpen(at: now.wall)) && replica.unseen(in: share, by: me) > 0
    }
  }

  /// What is on the screen has been seen.
  mutating func seeComments() -> Effects {
    guard case .share(let id) = route, isVisible, !isReadOnly, let share = replica.share(id),
      replica.unseen(in: share, by: me) > 0
    else { return [] }
    let count = replica.thread(of: id).count { comment in comment.author != me }
    let seen = SeenComments(share: id, count: count)
    guard desk.mentor.seen != seen else { return [] }
    desk.mentor.seen = seen
    return [.submit(.seeComments(id, count))]
  }
}
