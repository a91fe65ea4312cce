import Core
import Wire

// One exchange with the server at a time, always by the elected tab.
extension ClientCore {
  mutating func startExchange() {
    guard leads, !isLocal, isOnline, !isSignedOut, !backsOff, !mintsDevice, let record,
      !isAtRest || isRoused
    else { return }
    if let page { return pullAhead(of: page, record) }
    guard write.map({ write in write.purpose != .page && write.purpose != .device }) ?? true
    else { return }
    if !pullsFirst, !startsOver, !suspectsCopy, record.isCurrent, push(record) { return }
    if wantsPull || pullsFirst || startsOver || suspectsCopy { return pull(record) }
    settleDown()
  }

  /// About the most bytes of a push; one command may exceed it.
  private static var pushBytes: Int { 256 * 1024 }
  /// The most bytes before and with a content that is not the first of a push. Written as JSON
  /// they may be twice as many.
  private static var contentBytes: Int { 384 * 1024 }

  private mutating func push(_ record: DeviceRecord) -> Bool {
    guard let epoch = record.epoch else { return false }
    var predecessor = record.acknowledgedCommand
    var commands: [PushedCommand] = []
    var sent: [CommandID] = []
    var unread: [CommandID] = []
    var bytes = 0
    for entry in outbox {
      guard let dseq = entry.dseq else { break }
      if dseq <= hinted {
        predecessor = entry.id
      } else {
        let brings = entry.content?.bytes ?? 0
        guard commands.count < batch,
          commands.isEmpty || bytes < Self.pushBytes && bytes + brings <= Self.contentBytes
        else { break }
        let content = entry.content == nil ? nil : gathered[entry.id]
        if entry.content != nil, content == nil { unread.append(entry.id) }
        let isDropped = planted(.foreignContentDropped) && entry.command == nil
        commands.append(
          PushedCommand(
            entry.envelope(
              from: record.device, dseq: dseq, content: isDropped ? nil : content ?? nil)))
        sent.append(entry.id)
        bytes += 300 + entry.args.bytes.count + brings
      }
    }
    guard !commands.isEmpty else { return false }
    guard unread.isEmpty else {
      exchange = Exchange(token: token(), purpose: .push, awaits: Set(unread))
      for id in unread { loadContent(at: id.place, for: .push(id)) }
      return true
    }
    gathered = [:]
    let request = PushRequest(
      device: record.device, epoch: epoch, predecessor: predecessor, commands: commands)
    let token = token()
    exchange = Exchange(token: token, purpose: .push)
    out.append(.push(token, body: request.json.text))
    if planted(.outboxDroppedWhenSent) { dropFromOutbox { entry in sent.contains(entry.id) } }
    if planted(.contentDroppedWhenSent) { dropContents { entry in sent.contains(entry.id) } }
    return true
  }

  private mutating func pull(_ record: DeviceRecord) {
    pull(from: startsOver ? nil : record.cursor, record)
  }

  private mutating func pull(from cursor: String?, _ record: DeviceRecord) {
    let request = PullRequest(
      device: record.device, cursor: cursor, acknowledged: record.acknowledged, limit: pageLimit,
      isUnsure: suspectsCopy)
    let token = token()
    wantsPull = false
    exchange = Exchange(token: token, purpose: .pull)
    out.append(.pull(token, body: request.json.text))
  }

  /// Asks for what follows a page while this is being written: of a whole history that saves the
  /// time of most questions.
  ///
  /// Only until all of a history is here: till then there is nothing to push, and no outcome to
  /// learn of. What comes is planned and written once the page before is durable, as if it had been
  /// asked for then; if that cannot be written, nobody waits for what follows it.
  private mutating func pullAhead(of page: Page, _ record: DeviceRecord) {
    let isFirst = !record.isCurrent || page.epoch != record.epoch
    guard isFirst, page.more, following == nil, !suspectsCopy, write?.purpose == .page else {
      return
    }
    pull(from: page.cursor, record)
    exchange?.isAhead = true
  }

  // MARK: Answers

  mutating func answered(_ token: Int, _ status: Int, _ body: String) {
    if let fetch, fetch.token == token {
      return fetched(fetch, status == 200 ? read(body) : nil)
    }
    guard let current = exchange, current.token == token else {
      if planted(.latePageApplied), leads, page == nil { page = read(body) }
      return
    }
    exchange = nil
    switch status {
    case 200:
      if current.purpose == .push { pushed(body) } else { pulled(body, isAhead: current.isAhead) }
    case 401, 403:
      heard()
      isSignedOut = !current.precedesSignIn
      wantsPull = true
    default:
      if status == 413 { batch = max(1, batch / 2) }
      if let problem: SyncProblem = read(body) {
        heard()
        met(problem)
      } else {
        unknown(current)
      }
    }
  }

  /// The server said something.
  private mutating func heard() {
    lastContact = now.instant
    unanswered = 0
  }

  mutating func failed(_ token: Int) {
    if let read = reads.removeValue(forKey: token) { return unreadable(read) }
    if let fetch, fetch.token == token { return fetched(fetch, nil) }
    guard let current = exchange, current.token == token else { return }
    exchange = nil
    unknown(current)
  }

  /// What became of the exchange is unknown: the same again, later; after a push look first what
  /// has arrived.
  private mutating func unknown(_ exchange: Exchange) {
    unanswered += 1
    if exchange.purpose == .push {
      pullsFirst = true
      if planted(.newIdentityAfterTimeout) { mintsDevice = true }
    }
    backOff()
  }

  private mutating func pushed(_ body: String) {
    guard let answer: PushAnswer = read(body) else { return unread() }
    heard()
    fruitless = 0
    hinted = max(hinted, answer.mark)
    batch = PushRequest.limit
    wantsPull = true
    if planted(.contentRemovedOnAnswer) {
      dropContents { entry in entry.dseq ?? .max <= answer.mark }
    }
    if planted(.outboxDroppedOnAnswer) {
      dropFromOutbox { entry in entry.dseq ?? .max <= answer.mark }
    }
  }

  private mutating func pulled(_ body: String, isAhead: Bool) {
    guard let page: Page = read(body) else { return unread() }
    heard()
    fruitless = 0
    if isAhead, self.page != nil { following = page } else { self.page = page }
    if planted(.outboxRemovedBeforeRows), let mark = page.mark {
      dropFromOutbox { entry in entry.dseq ?? .max <= mark.dseq }
    }
  }

  private mutating func met(_ problem: SyncProblem) {
    switch problem {
    case .unknownEpoch: pullsFirst = true
    case .deviceTaken: mintsDevice = true
    case .deviceForked, .gap: suspectsCopy = true
    case .malformedCursor, .cursorAhead: startOver()
    case .tooManyCommands: backOff()
    case .malformed:
      batch = max(1, batch / 2)
      wasted()
    }
    // The same problem again and again must not become a busy loop.
    failures += 1
    if failures > 3 { backOff() }
  }

  /// Something that our server does not say: the page of a hotspot, as a rule.
  private mutating func unread() {
    unanswered += 1
    wasted()
  }

  /// An answer we cannot use. A few in a row, and we start from a snapshot.
  private mutating func wasted() {
    fruitless += 1
    if fruitless >= 3 { startOver() }
    backOff()
  }

  mutating func backOff() {
    failures += 1
    wantsPull = true
    backsOff = true
    out.append(.timer(key: ClientTimer.exchange, milliseconds: delay(after: failures)))
  }

  private func read<Value: WireCodable>(_ body: String) -> Value? {
    do throws(WireError) {
      return try Value(WireCursor(try JSON.parse(body, limits: .generous)))
    } catch {
      return nil
    }
  }
}
