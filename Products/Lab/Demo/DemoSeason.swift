import Calendar
import Core
import RefWatchDomain

/// Matches of a whole season by chance, such as an amateur league has them.
enum DemoSeason {
  static func script(_ dice: inout Dice) -> [DemoPitch.Scene] {
    var scenes: [DemoPitch.Scene] = []
    var booked: Set<Int> = []
    scenes.append(scene(0, .course(.kickOff(.home, toss: Toss(winner: .home, choice: .end)))))
    half(&scenes, &booked, &dice, first: true)
    scenes.append(scene(3, .course(.startInterval(.interval(1)))))
    scenes.append(scene(905, .course(.endInterval)))
    scenes.append(scene(20, .course(.kickOff(.away))))
    half(&scenes, &booked, &dice, first: false)
    scenes.append(scene(300, .course(.complete)))
    return scenes
  }

  private static func scene(_ seconds: Int, _ act: DemoPitch.Act) -> DemoPitch.Scene {
    DemoPitch.Scene(seconds: Int64(seconds), act: act)
  }

  /// What happens in a half, a few minutes apart; more of it as it goes on.
  private static func half(
    _ scenes: inout [DemoPitch.Scene], _ booked: inout Set<Int>, _ dice: inout Dice, first: Bool
  ) {
    var at = dice.roll(120...500)
    while at < 2_600 {
      let side: Side = dice.happens(52) ? .home : .away
      let number = dice.roll(2...11)
      switch dice.roll(1...10) {
      case 1...3:
        let kind: Goal.Kind = dice.happens(15) ? .penalty : .openPlay
        scenes.append(scene(at, .goal(side, kind, scorer: number, assist: nil)))
      case 4...6:
        // Nobody twice: a second caution has a rule of its own.
        let person = number + (side == .home ? 0 : 100)
        if booked.insert(person).inserted {
          let code = dice.pick(["C1", "C1", "C2", "C3", "C4", "C5"])
          scenes.append(scene(at, .card(side, number, .yellow, code: code)))
        }
      case 7...8:
        let reason = dice.pick([StoppageReason.injury, .injury, .substitution, .timeWasting])
        scenes.append(scene(at, .course(.openStoppage(reason))))
        at += dice.roll(20...110)
        scenes.append(scene(at, .course(.closeStoppage)))
      default: break
      }
      at += dice.roll(90...700)
    }
    let announced = dice.roll(first ? 0...3 : 2...6)
    scenes.append(scene(2_650, .course(.announceAddedTime(announced))))
    scenes.append(
      scene(2_700 + announced * 60 + dice.roll(2...75), .course(.endPeriod)))
  }

  /// What somebody may write about their own match.
  static func words(_ language: Language) -> (well: [String], better: [String]) {
    switch language {
    case .english:
      (
        [
          "Stayed close to play after turnovers.", "Calm talk with both captains before kick-off.",
          "Advantage twice, both times it paid.",
        ],
        [
          "Position at corners: too central.", "Announce added time earlier.",
          "First caution came ten minutes late.",
        ]
      )
    case .korean:
      (
        ["공수 전환 때 가까이 따라갔다.", "킥오프 전에 두 주장과 차분히 이야기했다.", "어드밴티지 두 번이 모두 좋았다."],
        ["코너킥 때 너무 가운데 서 있었다.", "추가시간을 더 일찍 알리자.", "첫 경고가 10분 늦었다."]
      )
    }
  }
}
