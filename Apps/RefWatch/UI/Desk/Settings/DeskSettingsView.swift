import Core
import Design
import RefWatchDomain
import View

/// RefWatch's settings (§23). Each is saved when it is chosen.
enum DeskSettingsView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("referee-settings")) {
      topBar(title: words(DeskSettingsText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: false) {
            .empty
          } content: {
            element("div", .class("desk-columns")) {
              stack("wide-gap") {
                newMatches(words, state.settings)
                radio(state)
                links(state)
              }
              stack("wide-gap") {
                pitch(words, state.settings)
                alerts(words, state.settings)
              }
            }
          }
        }
      }
    }
  }

  private static func numbers(_ range: ClosedRange<Int>) -> [(value: String, title: String)] {
    range.map { number in (number.description, number.description) }
  }

  private static func newMatches(_ words: Words, _ settings: RefWatchSettings) -> Piece {
    section(id: "settings-new", words(DeskSettingsText.newMatches)) {
      box(.group) {
        settingSelect(
          id: "setting-minutes", FieldLabel(words(DeskSettingsText.periodMinutes)),
          options: numbers(RuleSet.periodLengths), value: settings.periodMinutes.description,
          onChange: { text in .desk(.setting(.periodMinutes(Int(text) ?? 45))) })
        settingSelect(
          id: "setting-extra", FieldLabel(words(DeskSettingsText.extraTime)),
          options: RuleSet.Decider.allCases.map { decider in
            (decider.rawValue, words.decider(decider))
          }, value: settings.extraTime.rawValue,
          onChange: { word in
            .desk(.setting(.extraTime(RuleSet.Decider(rawValue: word) ?? .never)))
          })
        settingSelect(
          id: "setting-kicks", FieldLabel(words(DeskSettingsText.kicks)),
          options: numbers(RuleSet.kicks), value: settings.shootoutKicks.description,
          onChange: { text in .desk(.setting(.shootoutKicks(Int(text) ?? 5))) })
        settingSelect(
          id: "setting-catalog",
          FieldLabel(words(DeskSettingsText.catalog), hint: words.checked(settings.catalog)),
          options: words.catalogs(), value: settings.catalog,
          onChange: { id in .desk(.setting(.catalog(id))) })
      }
    }
  }

  private static func pitch(_ words: Words, _ settings: RefWatchSettings) -> Piece {
    section(id: "settings-pitch", words(DeskSettingsText.onPitch)) {
      box(.group) {
        settingSelect(
          id: "setting-face", FieldLabel(words(PitchText.face)),
          options: TimerFace.allCases.map { face in (face.rawValue, words.name(face)) },
          value: settings.timerFace.rawValue,
          onChange: { word in
            .desk(.setting(.timerFace(TimerFace(rawValue: word) ?? .standard)))
          })
        switchRow(
          id: "setting-countdown",
          FieldLabel(
            words(DeskSettingsText.countdown), hint: words(DeskSettingsText.countdownHint)),
          isOn: settings.countsDown, onToggle: { on in .desk(.setting(.countsDown(on))) })
        switchRow(
          id: "setting-lock",
          FieldLabel(words(DeskSettingsText.lock), hint: words(DeskSettingsText.lockHint)),
          isOn: settings.locksPitch, onToggle: { on in .desk(.setting(.locksPitch(on))) })
        settingSelect(
          id: "setting-tap", FieldLabel(words(DeskSettingsText.tap)),
          options: [
            (StoppageTap.buttonOnly.rawValue, words(DeskSettingsText.tapButton)),
            (StoppageTap.single.rawValue, words(DeskSettingsText.tapSingle)),
            (StoppageTap.double.rawValue, words(DeskSettingsText.tapDouble)),
          ], value: settings.stoppageTap.rawValue,
          onChange: { word in
            .desk(.setting(.stoppageTap(StoppageTap(rawValue: word) ?? .buttonOnly)))
          })
        switchRow(
          id: "setting-pair",
          FieldLabel(words(DeskSettingsText.confirmPair), hint: words(DeskSettingsText.pairHint)),
          isOn: settings.confirmsSubstitutions,
          onToggle: { on in .desk(.setting(.confirmsSubstitutions(on))) })
        switchRow(
          id: "setting-left",
          FieldLabel(
            words(DeskSettingsText.leftHanded), hint: words(DeskSettingsText.leftHandedHint)),
          isOn: settings.isLeftHanded, onToggle: { on in .desk(.setting(.isLeftHanded(on))) })
        switchRow(
          id: "setting-brightness",
          FieldLabel(
            words(DeskSettingsText.brightness), hint: words(DeskSettingsText.brightnessHint)),
          isOn: settings.hintsBrightness,
          onToggle: { on in .desk(.setting(.hintsBrightness(on))) })
      }
    }
  }

  private static func alerts(_ words: Words, _ settings: RefWatchSettings) -> Piece {
    let reminders = RefWatchSettings.reminders.map { seconds in
      (
        value: seconds.description,
        title: seconds == 0
          ? words(DeskSettingsText.noReminder) : words(DeskSettingsText.every, count: seconds)
      )
    }
    return section(id: "settings-alerts", words(DeskSettingsText.alerts)) {
      box(.group) {
        switchRow(
          id: "setting-vibrate", FieldLabel(words(DeskSettingsText.vibrate)),
          isOn: settings.vibrates, onToggle: { on in .desk(.setting(.vibrates(on))) })
        if settings.vibrates {
          settingSelect(
            id: "setting-vibration", FieldLabel(words(DeskSettingsText.strength)),
            options: [
              (VibrationStrength.soft.rawValue, words(DeskSettingsText.soft)),
              (VibrationStrength.normal.rawValue, words(DeskSettingsText.normal)),
              (VibrationStrength.strong.rawValue, words(DeskSettingsText.strong)),
            ], value: settings.vibration.rawValue,
            onChange: { word in
              .desk(.setting(.vibration(VibrationStrength(rawValue: word) ?? .normal)))
            })
        }
        switchRow(
          id: "setting-flash", FieldLabel(words(DeskSettingsText.flash)),
          isOn: settings.flashes, onToggle: { on in .desk(.setting(.flashes(on))) })
        switchRow(
          id: "setting-sound", FieldLabel(words(DeskSettingsText.sound)),
          isOn: settings.sounds, onToggle: { on in .desk(.setting(.sounds(on))) })
        settingSelect(
          id: "setting-warnings", FieldLabel(words(DeskSettingsText.warnings)),
          options: [
            ("", words(DeskSettingsText.noWarning)), ("60", words(DeskSettingsText.warnOne)),
            ("120", words(DeskSettingsText.warnTwo)), ("120 60", words(DeskSettingsText.warnBoth)),
          ],
          value: settings.warnings.map { seconds in seconds.description }.joined(separator: " "),
          onChange: { text in
            .desk(
              .setting(
                .warnings(text.split(separator: " ").compactMap { part in Int(part) })))
          })
        settingSelect(
          id: "setting-reminder", FieldLabel(words(DeskSettingsText.reminder)),
          options: reminders, value: settings.reminderSeconds.description,
          onChange: { text in .desk(.setting(.reminderSeconds(Int(text) ?? 60))) })
      }
    }
  }
}
