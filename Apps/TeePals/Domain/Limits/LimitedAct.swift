import Coding
import Core
import Sync
import Wire

/// That somebody did something that is limited: what the limits count. Nothing that they do later
/// takes it back, so that undoing and doing again is no way around a limit.
///
/// It is written by the decision that allows it, in a scope that nobody is in, and kept for as long
/// as it may matter (``GolfAction/longestReach``).
@Memberwise @Wire(identity: "id")
public struct LimitedAct: Hashable, Sendable {
  public let id: LimitedActID
  public let user: UserID
  public let action: GolfAction
  /// When they did it: their device's word, within what can be believed.
  @Field(as: "time") public let at: Instant

  /// What a command does: commands say the same time as often as a device likes, but each is one
  /// act. Ids of commands mean something together with the person only.
  public init(_ action: GolfAction, by user: UserID, with command: CommandID, at: Instant) {
    self.init(
      id: LimitedActID(
        of: .words(["golfAct", user.description, command.description, action.rawValue])),
      user: user, action: action, at: at)
  }
}

public typealias LimitedActID = ID<LimitedAct>
