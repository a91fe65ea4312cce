import Calendar
import Core
import Design
import RunningBuddyDomain

extension RunFeature.State {
  /// What is to be told of the plan now: a rest goes on where somebody stands.
  mutating func tellStep() -> IntervalCue? {
    switch live.recorder.phase {
    case .recording, .paused(.rule, _): break
    default: return nil
    }
    let recorder = live.recorder
    guard let clock = recorder.intervals, let times = recorder.times else { return nil }
    return live.teller.take(
      clock, timer: times.timer(at: recorder.at), metres: recorder.metres,
      pace: recorder.secondsPerKilometre)
  }

  /// Tells both in one, the plan first: the host says one text at a time.
  mutating func tell(_ step: IntervalCue?, _ cue: Cue?) -> Effects {
    let words = IntervalWords(language)
    var isCount = false
    var spoken: [String] = []
    if let step {
      if case .count = step { isCount = true } else { live.cueText = words.text(step) }
      spoken.append(words.spoken(step))
    }
    if let cue { spoken.append(cue.spoken) }
    guard !spoken.isEmpty else { return [] }
    guard settings.speaksCues else {
      let pattern = isCount && cue == nil ? [100] : [200, 100, 200]
      return [.tell(.cue(pattern, vibrates: true, flashes: false, beeps: true))]
    }
    return [
      .ask(
        .speak(text: spoken.joined(separator: " "), language: language.rawValue),
        answer: { answer in .inner(.live(.spoken(answer))) })
    ]
  }
}
