import Calendar
import Core
import TeePalsDomain
import Wire

/// Whether messages come to this device while nobody looks at it.
struct CallPart: Hashable {
  var isOn: Bool
  /// The browser or the server is being asked.
  var isWorking = false
  var problem: CallProblem?

  init(reading remembered: [String: String], of user: UserID) {
    isOn = remembered[CallPart.key(of: user)].map { text in !text.isEmpty } ?? false
  }

  /// Where this browser remembers it for a person.
  static func key(of user: UserID) -> String { "golf.calls." + user.description }
}

/// Why messages do not come to this device.
enum CallProblem: Hashable {
  /// The person or their browser said no.
  case denied
  /// The browser can't, or the server sends none.
  case unsupported
  case offline, failed
}

/// Turning messages on and off.
public enum CallAnswer {
  case key(HostAnswer)
  case subscribed(HostAnswer)
  case kept(HostAnswer)
  case unsubscribed(HostAnswer)
  case forgotten
}

extension TeePalsFeature.State {
  mutating func turnCalls(on isOn: Bool) -> TeePalsFeature.Effects {
    guard !profile.calls.isWorking else { return [] }
    profile.calls.isWorking = true
    profile.calls.problem = nil
    guard isOn else {
      return [
        .ask(.unsubscribe, answer: { answer in .inner(.profile(.call(.unsubscribed(answer)))) })
      ]
    }
    return ask(get: "/api/push/key") { answer in .profile(.call(.key(answer))) }
  }

  mutating func receiveCall(_ answer: CallAnswer) -> TeePalsFeature.Effects {
    switch answer {
    case .key(let answer): return subscribe(answer)
    case .subscribed(.text(let text)): return keepSubscription(text)
    case .subscribed(let answer): return giveUpCalls(CallPart.problem(answer))
    case .kept(let answer):
      guard GolfProblem(answer) == nil else { return giveUpCalls(CallPart.problem(answer)) }
      return settleCalls(true)
    case .unsubscribed(let answer):
      let off = settleCalls(false)
      guard case .text(let endpoint) = answer, !endpoint.isEmpty else { return off }
      // The server finds out by itself, too, once the address takes nothing any more.
      let body = JSON.object(["endpoint": .string(endpoint)])
      return off
        + ask(post: "/api/push/unsubscribe", body) { _ in .profile(.call(.forgotten)) }
    case .forgotten: return []
    }
  }

  private mutating func subscribe(_ answer: HostAnswer) -> TeePalsFeature.Effects {
    let key = GolfExchange.read(answer) { cursor throws(WireError) in
      try cursor.text("key")
    }
    guard let key else { return giveUpCalls(CallPart.problem(answer)) }
    guard !key.isEmpty else { return giveUpCalls(.unsupported) }
    return [
      .ask(
        .subscribe(key: key),
        answer: { answer in .inner(.profile(.call(.subscribed(answer)))) })
    ]
  }

  private mutating func keepSubscription(_ text: String) -> TeePalsFeature.Effects {
    do throws(WireError) {
      let subscription = try JSON.parse(text)
      let body = JSON.object([
        "subscription": subscription, "language": .string(language.rawValue),
        "zone": .string(zone.name),
      ])
      return ask(post: "/api/push/subscribe", body) { answer in .profile(.call(.kept(answer))) }
    } catch { return giveUpCalls(.failed) }
  }

  private mutating func settleCalls(_ isOn: Bool) -> TeePalsFeature.Effects {
    profile.calls.isWorking = false
    profile.calls.isOn = isOn
    return [.tell(.remember(key: CallPart.key(of: me), value: isOn ? "on" : ""))]
  }

  private mutating func giveUpCalls(_ problem: CallProblem) -> TeePalsFeature.Effects {
    profile.calls.problem = problem
    return settleCalls(false)
  }
}

extension CallPart {
  fileprivate static func problem(_ answer: HostAnswer) -> CallProblem {
    if case .failed(let reason) = answer {
      switch reason {
      case "denied": return .denied
      case "unsupported": return .unsupported
      case "offline": return .offline
      default: return .failed
      }
    }
    if case .refused = GolfProblem(answer) { return .unsupported }
    return .failed
  }
}
