import Core
import RunningBuddyDomain

// What a second device says and hears.
extension RunFeature.State {
  /// What must be true after every turn.
  mutating func keepSecond() -> Effects {
    guard second.sender != nil else { return [] }
    // Whoever records is nobody's second device.
    if second.isOn, live.isHeld {
      second.isOn = false
      second.isHeadDue = true
    }
    return holdSecond() + writeSecond() + askSecond()
  }

  private var mayAskSecond: Bool {
    if second.isOn { return true }
    // Whether this device may talk at all is asked once, on its page.
    if case .companion = route { return second.access == .unknown && second.failures == 0 }
    return false
  }

  private mutating func askSecond() -> Effects {
    guard mayAskSecond, !second.isAsking, !second.isWaiting, var sender = second.sender else {
      return []
    }
    let time = secondTime
    var messages: [CompanionMessage] = []
    if second.isOn, sender.isDue(at: time) {
      sender.name = deviceName
      messages.append(.report(sender.report(at: time, stored: second.stored)))
      second.sender = sender
    }
    second.isAsking = true
    let exchange = CompanionMessage.exchange(sender.device, isMain: false, messages)
    return [
      .ask(.http(exchange), answer: { answer in .inner(.second(.exchanged(answer))) })
    ]
  }

  mutating func exchangedSecond(_ answer: HostAnswer) -> Effects {
    second.isAsking = false
    second.isWaiting = true
    if let messages = CompanionMessage.read(answer) {
      second.failures = 0
      second.access = .given
      take(messages)
    } else if case .http(401, _) = answer {
      // It was removed, or never paired. What it noted is kept.
      second.access = .needed
      second.isOn = false
      second.isHeadDue = true
    } else {
      second.failures += 1
    }
    return [
      .ask(
        .timer(
          key: "run.second.talk",
          milliseconds: CompanionWait.milliseconds(after: second.failures)),
        answer: { _ in .inner(.second(.waited)) })
    ]
  }

  private mutating func take(_ messages: [CompanionMessage]) {
    guard var sender = second.sender else { return }
    for case .news(let news) in messages { second.done += sender.take(news, at: secondTime) }
    second.sender = sender
  }
}
