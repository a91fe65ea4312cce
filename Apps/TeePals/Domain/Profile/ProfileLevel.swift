import Calendar
import Coding
import Wire

/// How complete somebody's profile is (specification §5.2).
public enum ProfileLevel: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Onboarding only.
  case incomplete
  /// Browses.
  case tier1
  /// Acts.
  case tier2

  public static func < (a: ProfileLevel, b: ProfileLevel) -> Bool {
    order(a) < order(b)
  }

  private static func order(_ level: ProfileLevel) -> Int {
    switch level {
    case .incomplete: 0
    case .tier1: 1
    case .tier2: 2
    }
  }
}

/// What a profile lacks, in the order in which it is asked for.
@Wire public enum ProfileGap: String, Hashable, Sendable, CaseIterable {
  case name, birthDate, city, gender, photo, skill

  /// Whether somebody who lacks it may browse: only acting asks for it.
  var isForActing: Bool { self == .photo || self == .skill }
}

/// A profile with its private half, as far as they are there.
public struct ProfileStanding: Hashable, Sendable {
  /// In order; empty for tier 2.
  public let gaps: [ProfileGap]

  public init(_ profile: GolferProfile?, _ secret: PrivateGolferProfile?) {
    var gaps: [ProfileGap] = []
    if profile?.firstName.isEmpty ?? true || profile?.lastName.isEmpty ?? true {
      gaps.append(.name)
    }
    if secret?.birthDate == nil { gaps.append(.birthDate) }
    if profile?.city == nil { gaps.append(.city) }
    if profile?.gender == nil { gaps.append(.gender) }
    if profile?.photo == nil { gaps.append(.photo) }
    if profile?.skill == nil { gaps.append(.skill) }
    self.gaps = gaps
  }

  public var level: ProfileLevel {
    if gaps.isEmpty { return .tier2 }
    return gaps.allSatisfy { gap in gap.isForActing } ? .tier1 : .incomplete
  }
}
