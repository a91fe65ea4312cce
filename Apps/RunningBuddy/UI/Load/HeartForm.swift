import Calendar
import Core
import Design
import RunningBuddyDomain
import Sync

/// What is typed into the settings of heart rates. What was not typed shows what is stored, also
/// when that changes elsewhere meanwhile.
struct HeartForm: Hashable {
  var threshold: String?
  /// Of each zone.
  var borders = [String?](repeating: nil, count: HeartZones.count)
  /// What is wrong, in words, once it was sent.
  var thresholdFault: String?
  var bordersFault: String?
}

/// What is done with the settings of heart rates.
public enum HeartAction: Hashable, Sendable {
  case thresholdTyped(String)
  /// - Parameter zone: 1…``HeartZones/count``.
  case borderTyped(zone: Int, String)
  case sent
}

extension RunFeature.State {
  /// The heart rates of the person today; `nil` where too little is known of them.
  var heartProfile: HeartProfile? {
    HeartProfile(body, threshold: settings.heart.threshold, in: today.components.year)
  }

  /// The person's zones; `nil` where too little is known of them.
  var heartZones: HeartZones? { HeartZones(settings.heart, heartProfile) }

  mutating func reduceHeart(_ action: HeartAction) -> Effects {
    switch action {
    case .thresholdTyped(let text): heartForm.threshold = text
    case .borderTyped(let zone, let text):
      guard 1...HeartZones.count ~= zone else { return [] }
      heartForm.borders[zone - 1] = text
    case .sent: return sendHeart()
    }
    return []
  }

  /// Keeps what was typed, all of it or nothing.
  private mutating func sendHeart() -> Effects {
    (heartForm.thresholdFault, heartForm.bordersFault) = (nil, nil)
    var commands: [RunCommand] = []
    if let text = heartForm.threshold {
      let rate = Int(text)
      if rate == nil, !text.isEmpty {
        heartForm.thresholdFault = words(HeartText.noNumber)
      } else if rate != settings.heart.threshold {
        let command = RunCommand.setRunSetting(me, .heart(.threshold(rate)))
        heartForm.thresholdFault = refusal(of: command).map { refusal in words(refusal) }
        commands.append(command)
      }
    }
    if settings.heart.method == .own, heartForm.borders.contains(where: { text in text != nil }) {
      let shown = HeartSettingsView.borders(self)
      let rates = shown.compactMap { text in Int(text) }
      if rates.count < HeartZones.count {
        heartForm.bordersFault = words(HeartText.noNumber)
      } else {
        let command = RunCommand.setRunSetting(me, .heart(.borders(rates)))
        heartForm.bordersFault = refusal(of: command).map { refusal in words(refusal) }
        commands.append(command)
      }
    }
    guard heartForm.thresholdFault == nil, heartForm.bordersFault == nil else { return [] }
    heartForm = HeartForm()
    guard !commands.isEmpty else { return [] }
    say(HeartText.saved)
    return commands.map { command in .submit(command) }
  }
}
