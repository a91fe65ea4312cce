import Calendar
import DayBlockDomain

/// One block of the demo's people: everybody has the same, each in their own language.
struct DemoBlock {
  /// 0 is the group that everybody has.
  let group: Int
  let icon: String
  let color: Int
  var isGolden = false
  var goal: BlockGoal?
  /// When it is meant to be worked on.
  var plan: (days: [Weekday], start: Int, minutes: Int)?
  /// Days ago on which it was put away.
  var archived: Int?

  static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  /// In the order of ``DemoBlockNames/blocks``.
  static let all = [
    DemoBlock(
      group: 1, icon: "laptop", color: 43, isGolden: true,
      goal: BlockGoal(period: .perDay, halfBlocks: 6), plan: (workdays, 9 * 60, 120)),
    DemoBlock(group: 1, icon: "chat", color: 36),
    DemoBlock(group: 1, icon: "mail", color: 39),
    DemoBlock(
      group: 1, icon: "clipboard", color: 46, plan: ([.friday], 18 * 60 + 10, 40)),
    DemoBlock(
      group: 2, icon: "language", color: 17, isGolden: true,
      goal: BlockGoal(period: .perWeek, halfBlocks: 6),
      plan: ([.monday, .wednesday, .friday], 20 * 60 + 40, 30)),
    DemoBlock(group: 2, icon: "piano", color: 52),
    DemoBlock(
      group: 2, icon: "book", color: 23, goal: BlockGoal(period: .perDay, halfBlocks: 1)),
    DemoBlock(group: 2, icon: "pencil", color: 12, isGolden: true),
    DemoBlock(group: 2, icon: "graduation", color: 47, isGolden: true, archived: 190),
    DemoBlock(
      group: 3, icon: "run", color: 32, goal: BlockGoal(period: .perWeek, halfBlocks: 4),
      plan: ([.tuesday, .thursday, .saturday], 7 * 60 + 15, 45)),
    DemoBlock(group: 3, icon: "strength", color: 14),
    DemoBlock(group: 3, icon: "yoga", color: 30),
    DemoBlock(group: 0, icon: "walk", color: 28),
    DemoBlock(group: 0, icon: "pan", color: 16),
    DemoBlock(group: 0, icon: "broom", color: 2),
  ]
}

/// What somebody does at a time of the day, on some days of the week.
struct DemoHabit {
  /// An index of ``DemoBlock/all``.
  let block: Int
  let days: [Weekday]
  /// Of those days on which it is done, in hundredths.
  let percent: Int
  /// Minutes after midnight.
  let start: ClosedRange<Int>
  let minutes: ClosedRange<Int>
  /// In hundredths of the times.
  var pauses = 0

  private static let daily = DemoBlock.workdays + weekend
  private static let weekend: [Weekday] = [.saturday, .sunday]

  /// In the order of the day, with room between them.
  static let all = [
    DemoHabit(block: 11, days: daily, percent: 35, start: 375...395, minutes: 12...31),
    DemoHabit(
      block: 9, days: [.tuesday, .thursday, .saturday], percent: 65, start: 430...450,
      minutes: 32...66),
    DemoHabit(
      block: 0, days: DemoBlock.workdays, percent: 88, start: 535...575, minutes: 85...140,
      pauses: 45),
    DemoHabit(
      block: 7, days: weekend, percent: 55, start: 600...640, minutes: 61...120, pauses: 30),
    DemoHabit(block: 2, days: DemoBlock.workdays, percent: 45, start: 745...760, minutes: 30...41),
    DemoHabit(block: 14, days: [.saturday], percent: 60, start: 790...810, minutes: 45...85),
    DemoHabit(block: 1, days: DemoBlock.workdays, percent: 45, start: 810...840, minutes: 30...92),
    DemoHabit(block: 12, days: weekend, percent: 60, start: 905...940, minutes: 40...105),
    DemoHabit(
      block: 0, days: DemoBlock.workdays, percent: 60, start: 955...980, minutes: 61...75,
      pauses: 25),
    DemoHabit(block: 3, days: [.friday], percent: 75, start: 1_085...1_095, minutes: 30...42),
    DemoHabit(block: 13, days: weekend, percent: 50, start: 1_060...1_080, minutes: 40...75),
    DemoHabit(
      block: 10, days: [.monday, .wednesday], percent: 60, start: 1_145...1_160,
      minutes: 45...70),
    DemoHabit(
      block: 8, days: [.tuesday, .thursday], percent: 70, start: 1_165...1_175, minutes: 35...60),
    DemoHabit(block: 4, days: daily, percent: 42, start: 1_240...1_250, minutes: 30...45),
    DemoHabit(
      block: 5, days: [.tuesday, .thursday, .sunday], percent: 50, start: 1_300...1_310,
      minutes: 30...60),
    // Now and then past midnight.
    DemoHabit(block: 6, days: daily, percent: 40, start: 1_375...1_400, minutes: 30...90),
  ]
}
