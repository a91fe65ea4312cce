import Core
import Wire

/// The id of a plan.
public typealias RunPlanID = ID<RunPlan>

/// A plan that is kept.
///
/// It is an entity of its own and no setting: two devices that each add one keep both.
public struct RunPlan: Hashable, Sendable {
  public let id: RunPlanID
  /// At most ``RunLimits/planName`` Unicode scalars; empty for one that is called by what it is.
  public var name: String
  public var plan: IntervalPlan
  /// What a later version wrote, as it came.
  public var rest: [JSON.Member] = []

  public init(id: RunPlanID, name: String = "", _ plan: IntervalPlan) {
    self.id = id
    self.name = name
    self.plan = plan
  }
}

extension RunPlan {
  static let names = ["name", "plan"]

  public var body: JSON {
    JSON.object(["name": .text(name), "plan": plan.json]).followed(by: rest)
  }

  public init(id: RunPlanID, _ body: WireCursor) throws(WireError) {
    self.init(id: id, name: try body.text("name"), try body.required("plan").decode())
    rest = unknownMembers(of: body.value, known: RunPlan.names)
  }
}
