import Core
import Design
import RunningBuddyDomain
import Wire

// This device as a second one.
extension RunFeature.State {
  /// Its own monotonic time, which goes on where its rows end.
  var secondTime: Int64 { max(0, second.base + moment.uptime) }

  mutating func reduceSecond(_ action: SecondAction) -> Effects {
    switch action {
    case .codeTyped(let text):
      second.typed = String(text.prefix(20))
      second.fault = nil
      return []
    case .joined: return join()
    case .turned(let isOn): return turn(on: isOn)
    case .pressed(let press):
      second.isFinishAsked = false
      guard second.isOn else { return [] }
      let row = noteSecond(press.event)
      second.pressed = row.map { row in
        SecondState.Pressed(press: press, number: row.number)
      }
      return feel([60])
    case .finishTouched:
      second.isFinishAsked = second.isOn
      return []
    case .finishDropped:
      second.isFinishAsked = false
      return []
    }
  }

  mutating func answeredSecond(_ answer: SecondAnswer) -> Effects {
    switch answer {
    case .read(let answer): readSecond(answer)
    case .stored(let answer): storedSecond(answer == .done)
    case .exchanged(let answer): return exchangedSecond(answer)
    case .waited: second.isWaiting = false
    case .joined(let answer): return joinedSecond(answer)
    case .watched(let answer): takeSecondPosition(answer)
    case .sensed(let answer): takeSecondMotion(answer)
    case .ticked:
      second.isTicking = false
      second.isResting = false
      for event in second.motion.told() { noteSecond(event) }
    }
    return []
  }

  // MARK: Beginning

  /// The page is open: its journal is read, once.
  mutating func openSecond(_ code: String) -> Effects {
    if !code.isEmpty { second.typed = code }
    guard second.sender == nil, !second.isReading else { return [] }
    second.isReading = true
    return [
      .ask(
        .load(database: SecondJournal.database(of: me), .all),
        answer: { answer in .inner(.second(.read(answer))) })
    ]
  }

  private mutating func readSecond(_ answer: HostAnswer) {
    second.isReading = false
    guard second.sender == nil else { return }
    var rows: [StoreRow] = []
    if case .rows(let found) = answer { rows = found }
    guard let found = SecondJournal.read(rows) else {
      second.sender = CompanionSender(moment.id(60))
      second.isHeadDue = true
      return
    }
    var sender = CompanionSender(found.device, rows: found.rows)
    sender.goOn(from: found.rows.isEmpty ? found.next + SecondJournal.leap : found.next)
    second.sender = sender
    second.stored = sender.next - 1
    second.isOn = found.isOn
    if let last = found.rows.last?.row {
      let passed = max(0, now.milliseconds - last.wall.milliseconds)
      second.base = last.at + passed - moment.uptime
    }
  }

  private mutating func turn(on isOn: Bool) -> Effects {
    second.isOn = isOn
    second.isHeadDue = true
    guard isOn else {
      guard var sender = second.sender else { return [] }
      let last = sender.report(at: secondTime, stored: second.stored, leaves: true)
      second.sender = sender
      let exchange = CompanionMessage.exchange(sender.device, isMain: false, [.report(last)])
      return [.tell(.http(exchange))]
    }
    second.fault = nil
    // In this very turn: a browser asks for motion only where somebody has just tapped.
    return settings.countsSteps ? watchSecondMotion() : []
  }

  private mutating func join() -> Effects {
    let digits = second.typed.utf8.filter { byte in byte >= 48 && byte <= 57 }
    let code = String(decoding: digits, as: UTF8.self)
    guard !second.isJoining, !code.isEmpty else { return [] }
    second.isJoining = true
    second.fault = nil
    let body = JSON.object(["code": .string(code)]).text
    var effects: Effects = [
      .ask(
        .post("/api/account/pairing/join", body: body),
        answer: { answer in .inner(.second(.joined(answer))) })
    ]
    // In this very turn: a browser asks for motion only where somebody has just tapped.
    if settings.countsSteps { effects += watchSecondMotion() }
    return effects
  }

  private mutating func joinedSecond(_ answer: HostAnswer) -> Effects {
    second.isJoining = false
    switch answer {
    case .http(201, _), .http(409, _):
      second.typed = ""
      second.access = .given
      second.isOn = true
      second.isHeadDue = true
    case .http(429, _): second.fault = .tooOften
    case .http: second.fault = .wrong
    default: second.fault = .offline
    }
    return []
  }

  // MARK: Noting

  @discardableResult
  mutating func noteSecond(_ event: RecorderEvent) -> CompanionRow? {
    guard second.isOn, var sender = second.sender else { return nil }
    // Thousands of rows may wait: they are not to be copied.
    second.sender = nil
    let row = sender.note(event, at: secondTime, wall: now)
    second.sender = sender
    second.unwritten.append(row)
    return row
  }

  private mutating func storedSecond(_ isStored: Bool) {
    guard let written = second.writing else { return }
    second.writing = nil
    // What the disk has no room for is sent from memory all the same, and written later.
    second.stored = max(second.stored, written.last)
    second.isFull = !isStored
    second.isResting = !isStored
    guard !isStored else { return }
    second.isHeadDue = true
    second.unwritten = written.rows + second.unwritten
    second.done = written.done + second.done
  }

  mutating func writeSecond() -> Effects {
    guard let sender = second.sender, second.writing == nil, !second.isResting,
      !second.unwritten.isEmpty || !second.done.isEmpty || second.isHeadDue
    else { return [] }
    var operations = [SecondJournal.head(sender.device, next: sender.next, isOn: second.isOn)]
    operations += second.unwritten.map { row in SecondJournal.put(row) }
    operations += second.done.map { number in SecondJournal.delete(number) }
    second.writing = SecondState.Writing(
      rows: second.unwritten, done: second.done, last: sender.next - 1)
    (second.unwritten, second.done, second.isHeadDue) = ([], [], false)
    let write = StoreWrite(database: SecondJournal.database(of: me), operations: operations)
    return [.ask(.store(write), answer: { answer in .inner(.second(.stored(answer))) })]
  }
}
