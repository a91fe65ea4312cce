import Core
import Sync
import Wire

/// What RunningBuddy synchronises. Everything lives in the person's own scope.
public enum RunEntity: SyncEntity {
  case run(Run)
  /// A part of a run's track, or of the file it came as: kept apart.
  case part(RunPart)
  case settings(RunSettings)
  case stride(StrideRecord)
  case shoe(Shoe)
  case plan(RunPlan)
  /// A part of a run's raw motion: kept apart.
  case motion(MotionPart)

  /// The kind words.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case run
    case track = "runTrack"
    case file = "runFile"
    case settings = "runSettings"
    case stride = "strideRecord"
    case shoe = "runShoe"
    case plan = "runPlan"
    case motion = "runMotion"

    public func key<Tag>(_ id: ID<Tag>) -> EntityKey { EntityKey(rawValue, id) }
  }

  public var key: EntityKey {
    switch self {
    case .run(let run): Kind.run.key(run.id)
    case .part(let part): part.key
    case .settings(let settings): Kind.settings.key(settings.user)
    case .stride(let record): Kind.stride.key(record.id)
    case .shoe(let shoe): Kind.shoe.key(shoe.id)
    case .plan(let plan): Kind.plan.key(plan.id)
    case .motion(let part): part.key
    }
  }

  public var body: JSON {
    switch self {
    case .run(let run): run.body
    case .part(let part): part.body
    case .settings(let settings): settings.body
    case .stride(let record): record.body
    case .shoe(let shoe): shoe.body
    case .plan(let plan): plan.body
    case .motion(let part): part.body
    }
  }

  /// What stands for the content that is kept apart; `nil` for what has none.
  public var content: ContentStub? {
    switch self {
    case .part(let part): part.content
    case .motion(let part): part.content
    case .run, .settings, .stride, .shoe, .plan: nil
    }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> RunEntity? {
    switch Kind(rawValue: key.kind) {
    case .run: .run(try Run(id: key.id.retagged(), body))
    case .track: .part(try RunPart(.track, id: key.id.retagged(), body))
    case .file: .part(try RunPart(.file, id: key.id.retagged(), body))
    case .settings: .settings(try RunSettings(user: key.id.retagged(), body))
    case .stride: .stride(try StrideRecord(id: key.id.retagged(), body))
    case .shoe: .shoe(try Shoe(id: key.id.retagged(), body))
    case .plan: .plan(try RunPlan(id: key.id.retagged(), body))
    case .motion: .motion(try MotionPart(id: key.id.retagged(), body))
    case nil: nil
    }
  }
}
