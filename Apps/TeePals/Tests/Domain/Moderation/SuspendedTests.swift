import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// Every command × whoever is suspended (specification §§6, 10).
@Suite("Whoever is suspended does nothing that others get to see")
struct SuspendedTests {
  private let ann = SampleGolf.user(1)

  /// By the name of the command: whether it is refused.
  private static let commands: [String: Bool] = [
    "editProfile": true, "follow": true, "unfollow": false, "block": false, "unblock": false,
    "createRound": true, "editRound": true, "closeRound": false, "reopenRound": true,
    "cancelRound": false, "completeRound": true, "sendMessage": true, "markRead": false,
    "muteChat": false, "readNotifications": false, "deleteNotification": false,
    "setSetting": false, "report": false, "noteLink": true,
    "publishPost": true, "editPost": true, "deletePost": false, "like": true, "unlike": false,
    "comment": true, "editComment": true, "deleteComment": false, "hideComment": false,
    "submitFeedback": true, "dismissFeedback": false,
  ]

  private static func isRefused(_ event: MembershipEvent) -> Bool {
    switch event {
    case .request, .join, .acceptInvite, .joinWaitlist, .acceptOffer, .accept, .invite: true
    case .cancelRequest, .declineInvite, .leave, .leaveWaitlist, .decline, .remove, .withdraw:
      false
    }
  }

  @Test("every command and every event is refused or let be, as the table says")
  func table() {
    var town = GolfTown(people: 6)
    town.suspended = [ann]
    var golf = SampleGolf(3)
    var tried: Set<String> = []
    for _ in 0..<20 {
      for command in golf.commands() {
        tried.insert(command.name)
        if case .handOver(let id, _) = command {
          for step in golf.steps() {
            let isRefused = town.run(.handOver(id, step), by: ann) == .suspended
            #expect(isRefused == (step == .accept), "\(step)")
          }
          continue
        }
        guard case .changeMembership(let id, _, _) = command else {
          let isRefused = town.run(command, by: ann) == .suspended
          #expect(isRefused == Self.commands[command.name], "\(command.name)")
          continue
        }
        for event in golf.events() {
          let command = TeePalsCommand.changeMembership(id, event, seen: nil)
          let isRefused = town.run(command, by: ann) == .suspended
          #expect(isRefused == Self.isRefused(event), "\(event)")
        }
      }
    }
    #expect(tried == Set(Self.commands.keys).union(["changeMembership", "handOver"]))
  }

  @Test("what others are shown of them stays as it is, and of the others nobody is held up")
  func profile() {
    var town = GolfTown(people: 2)
    town.suspended = [ann]
    let before = town.rows
    for edit: ProfileEdit in [.bio("Buy now"), .firstName("Other"), .photo(nil), .skill(.expert)] {
      #expect(town.run(.editProfile(ann, [edit]), by: ann) == .suspended)
    }
    #expect(town.rows == before)
    let other = SampleGolf.user(0)
    #expect(town.run(.editProfile(other, [.bio("Hello")]), by: other) == nil)
    town.suspended = []
    #expect(town.run(.editProfile(ann, [.bio("Hello")]), by: ann) == nil)
  }

  @Test("a device does not know it, and lets the server say")
  func device() {
    var town = GolfTown(people: 2)
    town.suspended = [ann]
    let context = DecideContext(
      actor: ann, command: CommandID(high: 9, low: 900), at: town.now, received: nil)
    let decided = GolfTown.decide(
      .editProfile(ann, [.bio("Hello")]), context, town.device(of: ann))
    guard case .success(let changes) = decided else {
      Issue.record("refused on the device")
      return
    }
    #expect(!changes.isEmpty)
  }
}
