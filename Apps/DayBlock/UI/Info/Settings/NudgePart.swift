import Calendar
import Core
import DayBlockDomain
import Design
import Wire

/// Whether the server may knock while nobody looks: a timer that was forgotten, a finished half
/// block.
struct NudgePart: Hashable {
  var isOn: Bool
  /// The browser or the server is being asked.
  var isWorking = false
  var problem: NudgeText?

  init(reading remembered: [String: String], of user: UserID) {
    isOn = remembered[NudgePart.key(of: user)].map { text in !text.isEmpty } ?? false
  }

  /// Where this browser remembers it for a person.
  static func key(of user: UserID) -> String { "day-nudges-" + user.description }
}

/// Turning messages on and off.
public enum NudgeAnswer {
  case key(HostAnswer)
  case subscribed(HostAnswer)
  case kept(HostAnswer)
  case unsubscribed(HostAnswer)
  case forgotten
}

extension DayBlockFeature.State {
  mutating func turnNudges(on isOn: Bool) -> DayBlockFeature.Effects {
    guard !info.nudges.isWorking else { return [] }
    info.nudges.isWorking = true
    info.nudges.problem = nil
    guard isOn else {
      return [
        .ask(.unsubscribe, answer: { answer in .inner(.info(.nudges(.unsubscribed(answer)))) })
      ]
    }
    return ask(get: "/api/push/key") { answer in .info(.nudges(.key(answer))) }
  }

  mutating func answeredNudges(_ answer: NudgeAnswer) -> DayBlockFeature.Effects {
    switch answer {
    case .key(let answer): return subscribeNudges(answer)
    case .subscribed(.text(let text)): return keepNudges(text)
    case .subscribed(let answer): return giveUpNudges(NudgePart.problem(answer))
    case .kept(let answer):
      guard DayProblem(answer) == nil else { return giveUpNudges(NudgePart.problem(answer)) }
      return settleNudges(true)
    case .unsubscribed(let answer):
      let off = settleNudges(false)
      guard case .text(let endpoint) = answer, !endpoint.isEmpty else { return off }
      let body = JSON.object(["endpoint": .string(endpoint)])
      return off + ask(post: "/api/push/unsubscribe", body) { _ in .info(.nudges(.forgotten)) }
    case .forgotten: return []
    }
  }

  private mutating func subscribeNudges(_ answer: HostAnswer) -> DayBlockFeature.Effects {
    let key = DayExchange.read(answer) { cursor throws(WireError) in
      try cursor.required("key").string(limit: 500)
    }
    guard let key else { return giveUpNudges(NudgePart.problem(answer)) }
    guard !key.isEmpty else { return giveUpNudges(.unsupported) }
    return [
      .ask(
        .subscribe(key: key),
        answer: { answer in .inner(.info(.nudges(.subscribed(answer)))) })
    ]
  }

  private mutating func keepNudges(_ text: String) -> DayBlockFeature.Effects {
    do throws(WireError) {
      let subscription = try JSON.parse(text)
      let body = JSON.object([
        "subscription": subscription, "language": .string(language.rawValue),
        "zone": .string(zone.name),
      ])
      return ask(post: "/api/push/subscribe", body) { answer in .info(.nudges(.kept(answer))) }
    } catch { return giveUpNudges(.failed) }
  }

  private mutating func settleNudges(_ isOn: Bool) -> DayBlockFeature.Effects {
    info.nudges.isWorking = false
    info.nudges.isOn = isOn
    return [.tell(.remember(key: NudgePart.key(of: me), value: isOn ? "on" : ""))]
  }

  private mutating func giveUpNudges(_ problem: NudgeText) -> DayBlockFeature.Effects {
    info.nudges.problem = problem
    return settleNudges(false)
  }
}

extension NudgePart {
  fileprivate static func problem(_ answer: HostAnswer) -> NudgeText {
    if case .failed(let reason) = answer {
      if sameOctets(reason, "denied") { return .denied }
      if sameOctets(reason, "unsupported") { return .unsupported }
      return sameOctets(reason, "offline") ? .offline : .failed
    }
    if case .refused = DayProblem(answer) { return .unsupported }
    return .failed
  }
}

/// Messages to this device.
enum NudgeText: PhraseBook {
  case title, switchTitle, switchHint, plans, plansHint, denied, unsupported, offline, failed

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Nudges", "알림")
    case .switchTitle: Phrase("Nudge me on this device", "이 기기로 알림 받기")
    case .switchHint:
      Phrase(
        "When a timer seems to be forgotten, and at each half block", "타이머를 잊은 것 같을 때와 반 블럭마다")
    case .plans: Phrase("Remind me of plans", "계획 알림")
    case .plansHint:
      Phrase(
        "When a planned block begins, on every device that may nudge me",
        "계획한 블럭을 시작할 시간에, 알림을 켠 모든 기기에서")
    case .denied:
      Phrase(
        "The browser does not allow messages from here. Its settings for this site can change it.",
        "브라우저가 알림을 막고 있어요. 이 사이트의 브라우저 설정에서 바꿀 수 있어요.")
    case .unsupported:
      Phrase("This browser or this server cannot do that.", "이 브라우저나 서버에서는 알림을 쓸 수 없어요.")
    case .offline:
      Phrase("There is no connection right now.", "지금은 연결되어 있지 않아요.")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 시도해 주세요.")
    }
  }
}
