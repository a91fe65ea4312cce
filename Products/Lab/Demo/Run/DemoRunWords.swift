import Calendar
import RunningBuddyDomain

/// What people of the demo write about their runs.
enum DemoRunWords {
  /// Pairs of shoes by how many days ago they were new.
  static let shoes = [360: "Pegasus", 150: "Novablast"]

  static let intervals = IntervalPlan(
    warmUp: .time(600), sets: [IntervalSet(times: 6, work: .distance(400), rest: .time(90))],
    coolDown: .time(600))

  static func race(_ language: Language) -> String {
    switch language {
    case .english: "Riverside 10K"
    case .korean: "강변 10K"
    }
  }

  static func notes(_ language: Language) -> [String] {
    switch language {
    case .english:
      [
        "Rain from the third kilometre on.", "New shoes. A bit stiff.", "Easy, talked all the way.",
        "Headwind along the water.",
      ]
    case .korean:
      ["3km부터 비가 왔다.", "새 신발. 아직 뻣뻣하다.", "이야기하며 천천히 뛰었다.", "강가에서 맞바람."]
    }
  }
}
