import Calendar
import Core
import RunningBuddyDomain
import Sync
import Testing
import Wire

@testable import RunningBuddyTestKit

@Suite("Plans of intervals")
struct PlanTests {
  static let full: RunPlan = {
    var plan = RunPlan(
      id: RunPlanID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0061), name: "수요일",
      IntervalPlan(
        warmUp: .time(600),
        sets: [
          IntervalSet(times: 6, work: .distance(400), rest: .time(90)),
          IntervalSet(times: 2, work: .time(60)),
          IntervalSet(times: 1, work: .pressed, rest: .pressed),
        ], coolDown: .distance(1_000)))
    plan.rest = [JSON.Member("later", .bool(true))]
    return plan
  }()

  static func plan(_ times: Int, _ work: IntervalLength, _ rest: IntervalLength?) -> IntervalPlan {
    IntervalPlan(sets: [IntervalSet(times: times, work: work, rest: rest)])
  }

  @Test("A plan reads back")
  func wire() throws {
    for plan in [PlanTests.full, RunPlan(id: PlanTests.full.id, PlanTests.plan(1, .pressed, nil))] {
      let entity = RunEntity.plan(plan)
      let body = try JSON.parse(entity.body.text)
      #expect(try RunEntity.decode(entity.key, WireCursor(body)) == entity)
    }
    for text in [
      "{}", #"{"s":[[1]]}"#, #"{"s":[[1,"x5"]]}"#, #"{"s":[[1,"t"]]}"#, #"{"s":[[1,"m-4"]]}"#,
      #"{"s":[[1,"m1000001"]]}"#,
      #"{"s":[[1,"p","p","p"]]}"#, #"{"s":[[100000,"p"]]}"#,
    ] {
      let cursor = WireCursor(try JSON.parse(text))
      #expect(throws: WireError.self, "\(text)") { try IntervalPlan(cursor) }
    }
  }

  @Test("The form of a plan is for ever: journals and rows have it")
  func form() {
    #expect(
      PlanTests.full.plan.json.text
        == #"{"u":"t600","s":[[6,"m400","t90"],[2,"t60"],[1,"p","p"]],"d":"m1000"}"#)
  }

  @Test("Steps follow each other; the last work has no rest")
  func steps() {
    let steps = PlanTests.full.plan.steps
    #expect(steps.first == IntervalStep(kind: .warmUp, length: .time(600), number: 0))
    #expect(steps.last == IntervalStep(kind: .coolDown, length: .distance(1_000), number: 9))
    #expect(steps.count == 1 + 12 + 2 + 1 + 1)
    #expect(steps.filter { step in step.kind == .work }.map(\.number) == Array(1...9))
    #expect(PlanTests.full.plan.works == 9)
    #expect(
      PlanTests.plan(3, .time(30), .time(20)).total == IntervalTotal(seconds: 3 * 30 + 2 * 20))
    let total = PlanTests.full.plan.total
    #expect(total == IntervalTotal(metres: 3_400, seconds: 600 + 540 + 120, isOpen: true))
  }

  @Test("Plans have limits, each refused by name")
  func limits() throws {
    var ledger = RunLedger()
    func refused(_ plan: IntervalPlan, name: String = "") -> RunRejection? {
      ledger.rejection(.keepPlan(RunPlan(id: PlanTests.full.id, name: name, plan)))
    }
    let plan = PlanTests.plan
    #expect(refused(IntervalPlan(sets: [])) == .empty(.sets))
    #expect(refused(plan(0, .pressed, nil)) == .outOfRange(.times, shortest: 1, longest: 50))
    #expect(refused(plan(51, .pressed, nil)) == .outOfRange(.times, shortest: 1, longest: 50))
    #expect(
      refused(plan(1, .time(4), nil)) == .outOfRange(.planStep, shortest: 5, longest: 36_000))
    #expect(
      refused(plan(1, .pressed, .distance(19)))
        == .outOfRange(.planStep, shortest: 20, longest: 100_000))
    #expect(refused(plan(50, .time(30), .time(30))) == nil)
    #expect(
      refused(
        IntervalPlan(
          sets: [IntervalSet(times: 50, work: .pressed, rest: .pressed)], coolDown: .pressed))
        == .tooMany(.planSteps, limit: 99))
    let sets = Array(repeating: IntervalSet(times: 1, work: .pressed), count: 11)
    #expect(refused(IntervalPlan(sets: sets)) == .tooMany(.sets, limit: 10))
    #expect(
      refused(plan(1, .pressed, nil), name: String(repeating: "a", count: 61))
        == .tooLong(.planName, limit: 60))
    for number in 1..<UInt64(RunLimits.plans) {
      let next = RunPlan(id: RunPlanID(high: 3, low: number), plan(1, .pressed, nil))
      try ledger.run(.keepPlan(next))
    }
    let one = RunPlan(id: RunPlanID(high: 4, low: 4), plan(1, .pressed, nil))
    #expect(ledger.rejection(.keepPlan(one)) == .tooMany(.plans, limit: RunLimits.plans))
    // One that is there is kept anew, and deleted makes room.
    try ledger.run(.keepPlan(PlanTests.full))
    #expect(ledger.replica.plan(PlanTests.full.id) == PlanTests.full)
    try ledger.run(.deletePlan(PlanTests.full.id))
    try ledger.run(.keepPlan(one))
    #expect(ledger.rejection(.deletePlan(PlanTests.full.id)) == nil)
  }

  @Test("A plan is said in both languages, short and spoken")
  func words() {
    let (english, korean) = (IntervalWords(.english), IntervalWords(.korean))
    #expect(english.text(PlanTests.plan(6, .distance(400), .time(90))) == "6 × 400 m, 90 s rest")
    #expect(korean.text(PlanTests.plan(6, .distance(400), .time(90))) == "6 × 400 m, 휴식 90초")
    #expect(
      english.text(
        IntervalPlan(
          warmUp: .time(600), sets: [IntervalSet(times: 1, work: .distance(3_000))],
          coolDown: .pressed)) == "10 min warm-up · 3 km · cool-down until Lap")
    let rest = IntervalCue.step(
      IntervalStep(kind: .rest, length: .time(90), number: 2), works: 6)
    #expect(english.spoken(rest) == "Rest, 90 seconds.")
    #expect(korean.spoken(rest) == "휴식, 90초.")
    let work = IntervalCue.step(
      IntervalStep(kind: .work, length: .distance(1_000), number: 3), works: 6)
    #expect(english.spoken(work) == "Work 3 of 6, 1 kilometer.")
    #expect(korean.spoken(work) == "질주 6개 중 3번째, 1킬로미터.")
    #expect(english.text(work) == "Work 3/6 · 1 km")
    let long = IntervalCue.step(
      IntervalStep(kind: .warmUp, length: .time(150), number: 0), works: 6)
    #expect(english.spoken(long) == "Warm-up, 2 minutes 30 seconds.")
    #expect(english.spoken(.over) == "Plan complete.")
    #expect(english.spoken(.count(3)) == "3")
  }
}
