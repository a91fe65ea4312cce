import Core

/// How many accounts may be asked for (specification §25). Only sign-ups that could succeed count.
public struct RegistrationLimits: Hashable, Sendable {
  /// In an hour, from one network.
  public var perNetwork: Int64
  /// In an hour, from everywhere; beyond it a browser has to work first.
  public var withoutWork: Int64
  /// How much work that is: each bit doubles it.
  public var workBits: Int

  public init(perNetwork: Int64 = 5, withoutWork: Int64 = 50, workBits: Int = 18) {
    self.perNetwork = max(1, perNetwork)
    self.withoutWork = max(1, withoutWork)
    self.workBits = workBits
  }

  var ofNetwork: BucketRule {
    BucketRule(name: "register-network", burst: perNetwork, refill: 3_600_000 / perNetwork)
  }

  var ofEverybody: BucketRule {
    BucketRule(name: "register", burst: withoutWork, refill: 3_600_000 / withoutWork)
  }
}
