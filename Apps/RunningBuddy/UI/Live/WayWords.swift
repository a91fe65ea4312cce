import Design
import RunningBuddyDomain

extension Words {
  /// Where distance and pace come from, and how old that is where it is no longer now: `GPS`,
  /// `GPS · 7 s ago`.
  func origin(of way: WayOrigin?) -> String {
    guard let way, !way.isGone || way.source == .steps else {
      return self(LiveText.gps, text: self(LiveText.gpsNone))
    }
    return origin(self(way.source.text), age: way.age)
  }

  /// A source, and how old it is where it is no longer now.
  func origin(_ source: String, age: Int64) -> String {
    guard age > RunSensors.fresh else { return source }
    return source + " · " + self(SensorText.ago, text: String(age / 1_000))
  }

  /// The same of a figure of a second device, which may be told without its source; empty where
  /// nothing is to be said.
  func origin(_ origin: CompanionOrigin?, since age: Int64) -> String {
    if let origin { return self.origin(name(of: origin.source), age: age) }
    return age > RunSensors.fresh ? self(SensorText.ago, text: String(age / 1_000)) : ""
  }

  func name(of source: CompanionOrigin.Source) -> String {
    switch source {
    case .strap: self(SensorText.strap)
    case .pod: self(SensorText.pod)
    case .motion: self(SensorText.motion)
    case .companion: self(SensorText.companion)
    case .receiver: self(WayText.receiver)
    case .companionReceiver: self(WayText.companion)
    case .steps: self(WayText.steps)
    }
  }

  /// Names of a figure's look: grey where it is no longer live.
  static func names(_ names: String, isLive: Bool) -> String { isLive ? names : names + " soft" }
}

extension WayOrigin.Source {
  fileprivate var text: WayText {
    switch self {
    case .receiver: .receiver
    case .companion: .companion
    case .steps: .steps
    }
  }
}

/// The words of where distance and pace come from.
enum WayText: PhraseBook {
  case receiver, companion, steps, stale

  var phrase: Phrase {
    switch self {
    case .receiver: Phrase("GPS", "GPS")
    case .companion: Phrase("Second device's GPS", "두 번째 기기 GPS")
    case .steps: Phrase("Estimated from steps", "걸음으로 추정")
    case .stale: Phrase("GPS {text} s ago", "GPS {text}초 전")
    }
  }
}
