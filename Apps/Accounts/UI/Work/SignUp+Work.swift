import Core
import View
import Wire

// What the server may ask for before it takes a sign-up.
extension SignUpFeature.State {
  /// Whether the device is working for a sign-up.
  public var isWorking: Bool { phase == .sending && work?.isUnderWay == true }

  /// Begins the work; `nil` when the answer asks for none.
  mutating func beginWork(_ answer: HostAnswer) -> Effects? {
    guard case .http(428, let body) = answer, let asked = SignUpWork(body, after: work) else {
      return nil
    }
    work = asked
    phase = .sending
    return nextPart
  }

  /// Does one part, and hands in what was filled in once it is done.
  mutating func continueWork() -> Effects {
    guard phase == .sending, var mine = work, mine.isUnderWay else { return [] }
    let solution = mine.doPart()
    work = mine
    return solution.map { solution in send(solution) } ?? nextPart
  }

  private var nextPart: Effects {
    [
      .ask(
        .timer(key: "sign-up-work", milliseconds: SignUpWork.pause), answer: { _ in .workDue })
    ]
  }
}
