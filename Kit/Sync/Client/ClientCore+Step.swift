import Core
import Wire

extension ClientCore {
  /// Takes one input and says what to do. Inputs that make no sense any more are ignored.
  public mutating func step(_ input: Input, _ moment: Moment) -> [Output] {
    let before = status
    if moment.entropy != now.entropy { nextID = 0 }
    now = moment
    take(input)
    if !isGathering || planted(.turnTorn) { proceed() }
    report()
    reportAdopted()
    if status != before { out.append(.status) }
    let outputs = out
    out = []
    return outputs
  }

  private mutating func take(_ input: Input) {
    switch input {
    case .restoring(let rows): restoring(rows)
    case .restored(let rows, let later): restore(rows, later)
    case .restoredVolumes(let rows): restoreOlder(rows)
    case .restoredContent(let token, let text): restoredContent(token, text)
    case .submit(let command, let content): submit(command, content)
    case .gathering: isGathering = true
    case .gathered: isGathering = false
    case .contentWanted(let keys): wishes += keys
    case .repeatRejected(let id): repeatRejected(id)
    case .persisted(let token): persisted(token)
    case .persistFailed(let token, let reason): persistFailed(token, reason)
    case .answered(let token, let status, let body): answered(token, status, body)
    case .failed(let token, _): failed(token)
    case .timerFired(let key): timerFired(key)
    case .online:
      isOnline = true
      // What another network did not bring says nothing of this one.
      unanswered = 0
      resume()
    case .offline: isOnline = false
    case .elected: elected()
    case .notified: resume()
    case .listening(let listening):
      isListening = listening
      if listening { resume() }
    case .rest(let rests): rest(rests)
    case .syncWanted: wanted()
    case .peer(let text):
      if isLoading || !volumes.isEmpty { unheard.append(text) } else { hear(text) }
    case .discardRejected(let id): discard(id)
    case .adopt(let rows, let local): adopt(rows, from: local)
    case .signedIn:
      isSignedOut = false
      exchange?.precedesSignIn = true
      resume()
    case .resync: startOver()
    }
  }

  /// The truth for the person, at this point.
  public var status: SyncStatus {
    var status = SyncStatus()
    // By index: the outbox may be long, and an entry is costly to copy.
    for index in outbox.indices {
      if outbox[index].isSaved {
        status.waiting += 1
        if status.waitingSince == nil { status.waitingSince = outbox[index].at }
      } else {
        status.saving += 1
      }
    }
    status.rejected = rejected.count
    status.online = isOnline
    // One may be a stumble.
    status.answered = unanswered < 2
    status.syncing = exchange != nil || page != nil
    status.isAtRest = isAtRest
    status.signedOut = isSignedOut
    status.lastContact = lastContact
    status.storageFailure = storageFailure
    status.loaded = isLoaded
    status.isReadingOlder = isLoaded && !volumes.isEmpty
    status.bootstrapped = isLocal ? isLoaded : record?.isBootstrapped ?? false
    status.isLocal = isLocal
    return status
  }

  // MARK: The person

  /// Whether the rules here accepted it.
  @discardableResult
  private mutating func submit(_ command: Domain.Command, _ content: String? = nil) -> Bool {
    if let fault = fault(of: command, content) {
      out.append(.contentRefused(command, fault))
      return false
    }
    let id = freshCommandID()
    let context = DecideContext(actor: user, command: id, at: now.instant)
    let changes: [Change<Domain.Entity>]
    do throws(Domain.Rejection) {
      changes = try Domain.decide(command, context, in: view)
    } catch {
      out.append(.refused(command, error))
      return false
    }
    var ordinal: Int64 = 0
    for index in outbox.indices { ordinal = max(ordinal, outbox[index].ordinal) }
    let entry = OutboxEntry<Domain>(
      id: id, ordinal: ordinal + 1, known: record?.acknowledged ?? 0, madeOn: record?.device,
      command: command, at: now.instant, election: election)
    guard entry.args.bytes.count <= PushRequest.argsLimit else {
      out.append(.refused(command, Domain.tooLarge(command, limit: PushRequest.argsLimit)))
      return false
    }
    outbox.append(entry)
    texts[id] = content
    perform(changes)
    return true
  }

  /// What it brings is read first, and stored again under the new command.
  private mutating func repeatRejected(_ id: CommandID) {
    guard let again = rejected.first(where: { command in command.id == id }) else { return }
    if again.content == nil {
      repeatRejected(id, nil)
    } else {
      loadContent(at: id.place, for: .again(id))
    }
  }

  mutating func repeatRejected(_ id: CommandID, _ content: String?) {
    guard let again = rejected.first(where: { command in command.id == id })?.command,
      submit(again, content)
    else { return }
    discard(id)
  }

  /// Unlike every other id of this moment, however many commands are submitted under it.
  mutating func freshCommandID() -> CommandID {
    nextID += 1
    return now.id(0x5EED_0000 &+ nextID)
  }

  private mutating func discard(_ id: CommandID) {
    guard let index = rejected.firstIndex(where: { command in command.id == id }) else { return }
    let command = rejected.remove(at: index)
    extra.append(.delete(table: LocalTable.rejected, key: id.description))
    if command.content != nil { extra.append(removal(ofContentAt: id.place)) }
  }

  /// Starts from a snapshot, with the outbox.
  mutating func startOver() {
    startsOver = true
    page = nil
    following = nil
    exchange = nil
    fruitless = 0
    resume()
  }

  /// There is reason to try at once.
  mutating func resume() {
    backsOff = false
    failures = 0
    wantsPull = true
  }

  private mutating func timerFired(_ key: String) {
    if key == ClientTimer.start {
      if !isLoaded, !isLoading { wantsLoad = true }
    } else if key == ClientTimer.exchange {
      backsOff = false
      wantsPull = true
    } else if key == ClientTimer.storage {
      storageWaits = false
    } else if key == ClientTimer.peers {
      if !announced.isEmpty { wantsLoad = true }
      announced = []
    } else if key == ClientTimer.watchdog {
      watch()
    }
  }

  /// What has been under way since the last look is stuck: forget it and read the database again.
  private mutating func watch() {
    let stuck = watched
    watched = nil
    if let stuckWrite = write, stuck?.write == stuckWrite.token {
      overdue = (stuckWrite.token, stuckWrite.saves)
      write = nil
      wantsLoad = true
    }
    if let token = stuck?.exchange, exchange?.token == token {
      exchange = nil
      unanswered += 1
      wantsLoad = true
      wantsPull = true
    }
  }

  // MARK: What next

  private mutating func proceed() {
    if wantsLoad, !isLoading, !isReading, write == nil {
      wantsLoad = false
      isLoading = true
      // What is on the screen does not go for a while.
      out.append(.load(from: isLoaded && volumes.isEmpty ? nil : Volume.first(at: now.instant)))
    }
    if !wantsLoad { readOlder() }
    if isLoaded, !isLoading {
      lookForContents()
      tidyContents()
      if write == nil { startWrite() }
      if exchange == nil, isWhole || planted(.syncsBeforeWhole) { startExchange() }
      fetchContents()
    }
    if watched == nil, exchange != nil || write != nil {
      watched = (exchange?.token, write?.token)
      out.append(.timer(key: ClientTimer.watchdog, milliseconds: 45_000))
    }
  }

  private mutating func report() {
    if isReplaced {
      out.append(.replaced)
    } else if !touched.isEmpty {
      out.append(.changed(touched.sorted()))
    }
    isReplaced = false
    touched.removeAll(keepingCapacity: true)
  }

  mutating func token() -> Int {
    nextToken += 1
    return nextToken
  }
}
