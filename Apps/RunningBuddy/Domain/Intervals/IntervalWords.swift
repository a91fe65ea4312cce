import Calendar
import Coding

/// The words of plans and their steps, in a language.
@Memberwise(unlabelled: 1) public struct IntervalWords: Hashable, Sendable {
  public let language: Language

  // MARK: Written

  /// `Rest`.
  public func name(_ kind: IntervalKind) -> String {
    switch (language, kind) {
    case (.english, .warmUp): "Warm-up"
    case (.english, .work): "Work"
    case (.english, .rest): "Rest"
    case (.english, .coolDown): "Cool-down"
    case (.korean, .warmUp): "워밍업"
    case (.korean, .work): "질주"
    case (.korean, .rest): "휴식"
    case (.korean, .coolDown): "쿨다운"
    }
  }

  /// `Work 3/6`.
  public func title(_ step: IntervalStep, works: Int) -> String {
    let name = name(step.kind)
    guard step.kind == .work else { return name }
    return name + " " + String(step.number) + "/" + String(works)
  }

  /// `400 m`, `90 s`, `2 min 30 s`.
  public func short(_ length: IntervalLength) -> String {
    switch length {
    case .distance(let metres):
      metres % 1_000 == 0 ? String(metres / 1_000) + " km" : String(metres) + " m"
    case .time(let seconds):
      switch language {
      case .english: time(seconds, " min", " min", " s", " s")
      case .korean: time(seconds, "분", "분", "초", "초")
      }
    case .pressed: language == .english ? "until Lap" : "랩까지"
    }
  }

  /// `10 min warm-up · 6 × 400 m, 90 s rest · 1 km cool-down`.
  public func text(_ plan: IntervalPlan) -> String {
    var parts: [String] = []
    if let length = plan.warmUp { parts.append(part(length, .warmUp)) }
    for set in plan.sets {
      let work = short(set.work)
      let rest = set.rest.map { length in ", " + part(length, .rest) } ?? ""
      parts.append((set.times == 1 ? work : String(set.times) + " × " + work) + rest)
    }
    if let length = plan.coolDown { parts.append(part(length, .coolDown)) }
    return parts.joined(separator: " · ")
  }

  /// `90 s rest`, `cool-down until Lap`.
  private func part(_ length: IntervalLength, _ kind: IntervalKind) -> String {
    switch language {
    case .korean: return name(kind) + " " + short(length)
    case .english:
      let name =
        switch kind {
        case .warmUp: "warm-up"
        case .work: "work"
        case .rest: "rest"
        case .coolDown: "cool-down"
        }
      return length == .pressed ? name + " " + short(length) : short(length) + " " + name
    }
  }

  // MARK: Told

  /// One line, for the screen.
  public func text(_ cue: IntervalCue) -> String {
    switch cue {
    case .count(let count): String(count)
    case .step(let step, let works): title(step, works: works) + " · " + short(step.length)
    case .over: over
    }
  }

  /// For a voice: `Work 3 of 6, 400 meters.`
  public func spoken(_ cue: IntervalCue) -> String {
    switch cue {
    case .count(let count): String(count)
    case .over: over + "."
    case .step(let step, let works): spoken(step, works) + ", " + spoken(step.length) + "."
    }
  }

  private var over: String { language == .english ? "Plan complete" : "계획한 구간을 모두 마쳤어요" }

  private func spoken(_ step: IntervalStep, _ works: Int) -> String {
    let name = name(step.kind)
    guard step.kind == .work else { return name }
    return switch language {
    case .english: name + " " + String(step.number) + " of " + String(works)
    case .korean: name + " " + String(works) + "개 중 " + String(step.number) + "번째"
    }
  }

  private func spoken(_ length: IntervalLength) -> String {
    switch (language, length) {
    case (.english, .distance(let metres)):
      metres % 1_000 == 0
        ? String(metres / 1_000) + (metres == 1_000 ? " kilometer" : " kilometers")
        : String(metres) + " meters"
    case (.korean, .distance(let metres)):
      metres % 1_000 == 0 ? String(metres / 1_000) + "킬로미터" : String(metres) + "미터"
    case (.english, .time(let seconds)): time(seconds, " minute", " minutes", " second", " seconds")
    case (.korean, .time(let seconds)): time(seconds, "분", "분", "초", "초")
    case (.english, .pressed): "until you press Lap"
    case (.korean, .pressed): "랩을 누를 때까지"
    }
  }

  /// Below two minutes in seconds, unless it is one.
  private func time(
    _ seconds: Int, _ minute: String, _ minutes: String, _ second: String, _ many: String
  ) -> String {
    func told(_ count: Int, _ one: String, _ many: String) -> String {
      String(count) + (count == 1 ? one : many)
    }
    if seconds < 120, seconds != 60 { return told(seconds, second, many) }
    let rest = seconds % 60
    let whole = told(seconds / 60, minute, minutes)
    return rest == 0 ? whole : whole + " " + told(rest, second, many)
  }
}
