import Calendar
import Core
import TeePalsDomain

extension TeePalsFeature.State {
  var golfSettings: GolfSettings { replica.settings(of: me) }

  mutating func reduceSetting(_ action: SettingAction) -> Effects {
    let settings = golfSettings
    switch action {
    case .pushToggled(let isOn): return turnPush(on: isOn)
    case .pushed(let category, let isOn):
      let pushed = NotificationCategory.allCases.filter { known in
        known == category ? isOn : settings.pushed.contains(known)
      }
      return set(.pushed(pushed))
    case .quietToggled(let isOn): return set(.quietHours(isOn ? QuietHours() : nil))
    case .quietFrom(let text):
      guard var hours = settings.quietHours, let time = TimeOfDay(text) else { return [] }
      hours.from = time
      return set(.quietHours(hours))
    case .quietTo(let text):
      guard var hours = settings.quietHours, let time = TimeOfDay(text) else { return [] }
      hours.to = time
      return set(.quietHours(hours))
    case .digestChosen(let word):
      return MailDigest(rawValue: word).map { digest in set(.digest(digest)) } ?? []
    case .hiddenShown: return set(.showHidden)
    case .calendar(let action): return reduceCalendar(action)
    }
  }

  private func set(_ setting: GolfSetting) -> Effects {
    [.submit(.setSetting(me, setting))]
  }
}
