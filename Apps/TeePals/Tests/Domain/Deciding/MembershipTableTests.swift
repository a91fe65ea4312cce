import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// The table of §8.3, written down a second time: a row for each event, a column for each state.
@Suite("What changes a membership (specification §8.3)")
struct MembershipTableTests {
  private static let states: [MemberStatus?] = [
    nil, .requested, .invited, .accepted, .declined, .removed, .left, .waitlisted, .offered,
  ]
  private static let other = SampleGolf.user(2)
  private static let card = GolferCard(user: other, name: "Ben")

  /// `=` stays; R requested, I invited, A accepted, D declined, X removed, L left, W waitlisted, O
  /// offered; refused: m already a member, i not invited, p no participant, e no offer.
  private static let own: [(MembershipEvent, JoinPolicy, String)] = [
    (.request, .request, "R=AmRRRRA"), (.request, .instant, "A=AmAAAAA"),
    (.join, .request, "R=A=RRRRA"), (.join, .instant, "A=A=AAAAA"),
    (.cancelRequest, .request, "pLpmpp=pp"), (.cancelRequest, .instant, "pLpmpp=pp"),
    (.acceptInvite, .request, "iiA=iiiii"), (.acceptInvite, .instant, "iiA=iiiii"),
    (.declineInvite, .request, "iiDi=iiii"), (.declineInvite, .instant, "iiDi=iiii"),
    (.leave, .request, "pppLpp=pp"), (.leave, .instant, "pppLpp=pp"),
    (.joinWaitlist, .request, "W=WmWWW=="), (.joinWaitlist, .instant, "W=WmWWW=="),
    (.leaveWaitlist, .request, "pppmpp=LL"), (.leaveWaitlist, .instant, "pppmpp=LL"),
    (.acceptOffer, .request, "eee=eeeeA"), (.acceptOffer, .instant, "eee=eeeeA"),
  ]
  private static let byHost: [(MembershipEvent, String)] = [
    (.accept(other), "pAp=ppppp"), (.decline(other), "pDpm=ppDD"), (.remove(other), "pppXp=ppp"),
  ]
  private static let byMembers: [(MembershipEvent, String)] = [
    (.invite(card), "Im=mIIImm"), (.withdraw(other), "iiLmii=ii"),
  ]

  private func sign(
    _ event: MembershipEvent, _ state: MemberStatus?, _ relation: MembershipRelation,
    _ policy: JoinPolicy, role: RoundRole = .member
  ) -> String {
    do throws(TeePalsRejection) {
      let outcome = try MembershipRules.outcome(of: event, in: state, role, by: relation, policy)
      switch outcome {
      case .stays: return "="
      case .becomes(let status):
        switch status {
        case .requested: return "R"
        case .invited: return "I"
        case .accepted: return "A"
        case .declined: return "D"
        case .removed: return "X"
        case .left: return "L"
        case .waitlisted: return "W"
        case .offered: return "O"
        }
      }
    } catch {
      switch error {
      case .alreadyMember: return "m"
      case .notInvited: return "i"
      case .notParticipant: return "p"
      case .notYours: return "n"
      case .hostStays: return "h"
      case .offerEnded: return "e"
      default: return "?"
      }
    }
  }

  /// A row of nothing but this.
  private func refused(_ sign: Character) -> String {
    String(repeating: sign, count: MembershipTableTests.states.count)
  }

  private func row(
    _ event: MembershipEvent, _ relation: MembershipRelation, _ policy: JoinPolicy
  ) -> String {
    MembershipTableTests.states.map { state in sign(event, state, relation, policy) }.joined()
  }

  @Test("the person's own events, and nobody else's")
  func own() {
    for (event, policy, expected) in MembershipTableTests.own {
      for relation in MembershipRelation.allCases {
        #expect(
          row(event, relation, policy) == (relation == .oneself ? expected : refused("n")),
          "\(event) \(policy) \(relation)")
      }
    }
  }

  @Test("the host's events, and nobody else's")
  func byHost() {
    for (event, expected) in MembershipTableTests.byHost {
      for relation in MembershipRelation.allCases {
        for policy in JoinPolicy.allCases {
          #expect(
            row(event, relation, policy) == (relation == .host ? expected : refused("n")),
            "\(event) \(relation)")
        }
      }
    }
  }

  @Test("whoever plays invites, and the host or the inviter takes it back")
  func invitations() {
    for (event, expected) in MembershipTableTests.byMembers {
      for relation in MembershipRelation.allCases {
        let isInvitation = event == .invite(MembershipTableTests.card)
        let wrong =
          isInvitation
          ? (relation == .stranger ? refused("p") : relation == .oneself ? refused("m") : nil)
          : (relation == .host || relation == .inviter ? nil : refused("n"))
        for policy in JoinPolicy.allCases {
          #expect(row(event, relation, policy) == wrong ?? expected, "\(event) \(relation)")
        }
      }
    }
  }

  @Test("the host stays")
  func host() {
    let own: [MembershipEvent] = [
      .request, .join, .cancelRequest, .acceptInvite, .declineInvite, .joinWaitlist,
      .leaveWaitlist, .acceptOffer,
    ]
    for event in own {
      #expect(sign(event, .accepted, .oneself, .request, role: .host) == "m")
    }
    #expect(sign(.leave, .accepted, .oneself, .request, role: .host) == "h")
    #expect(
      sign(.remove(MembershipTableTests.other), .accepted, .host, .request, role: .host) == "h")
    #expect(
      sign(.invite(MembershipTableTests.card), .accepted, .inviter, .instant, role: .host) == "m")
  }

  @Test("a refusal stands, and three requests are all")
  func asking() {
    func refused(_ member: RoundMember?) -> Bool {
      do throws(TeePalsRejection) {
        try MembershipRules.checkAsking(member)
        return false
      } catch {
        return error == .askedTooOften
      }
    }
    func member(_ status: MemberStatus, requests: Int = 1) -> RoundMember {
      var member = RoundMember(
        round: SampleGolf.round(1), card: MembershipTableTests.card, status: status,
        createdAt: GolfTown.start)
      member.requests = requests
      return member
    }
    #expect(!refused(nil))
    for status in MemberStatus.allCases {
      // Older rows say it by their state alone.
      #expect(refused(member(status)) == (status == .declined || status == .removed), "\(status)")
      #expect(refused(member(status, requests: 3)), "\(status)")
      var remembered = member(status)
      remembered.isRefused = true
      #expect(refused(remembered), "\(status)")
    }
    // Who declined an invitation was not refused, whether its sender is still there or not.
    var invited = member(.declined, requests: 0)
    #expect(!refused(invited))
    invited.requests = 1
    invited.invitedBy = SampleGolf.user(1)
    #expect(!refused(invited))
  }
}
