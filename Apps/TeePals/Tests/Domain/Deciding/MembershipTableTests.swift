import Core
import TeePalsDomain
import Testing

/// The table of §8.3, written down a second time: a row for each event, a column for each state.
@Suite("What changes a membership (specification §8.3)")
struct MembershipTableTests {
  private static let states: [MemberStatus?] = [
    nil, .requested, .invited, .accepted, .declined, .removed, .left,
  ]
  private static let other = SampleGolf.user(2)
  private static let card = GolferCard(user: other, name: "Ben")

  /// `=` stays; R requested, I invited, A accepted, D declined, X removed, L left; refused: m
  /// already a member, i not invited, p no participant.
  private static let own: [(MembershipEvent, JoinPolicy, String)] = [
    (.request, .request, "R=AmRRR"), (.request, .instant, "A=AmAAA"),
    (.join, .request, "R=A=RRR"), (.join, .instant, "A=A=AAA"),
    (.cancelRequest, .request, "pLpmpp="), (.cancelRequest, .instant, "pLpmpp="),
    (.acceptInvite, .request, "iiA=iii"), (.acceptInvite, .instant, "iiA=iii"),
    (.declineInvite, .request, "iiDi=ii"), (.declineInvite, .instant, "iiDi=ii"),
    (.leave, .request, "pppLpp="), (.leave, .instant, "pppLpp="),
  ]
  private static let byHost: [(MembershipEvent, String)] = [
    (.accept(other), "pAp=ppp"), (.decline(other), "pDpm=pp"), (.remove(other), "pppXp=p"),
  ]
  private static let byMembers: [(MembershipEvent, String)] = [
    (.invite(card), "Im=mIII"), (.withdraw(other), "iiLmii="),
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
        }
      }
    } catch {
      switch error {
      case .alreadyMember: return "m"
      case .notInvited: return "i"
      case .notParticipant: return "p"
      case .notYours: return "n"
      case .hostStays: return "h"
      default: return "?"
      }
    }
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
          row(event, relation, policy) == (relation == .oneself ? expected : "nnnnnnn"),
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
            row(event, relation, policy) == (relation == .host ? expected : "nnnnnnn"),
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
        let refused =
          isInvitation
          ? (relation == .stranger ? "ppppppp" : relation == .oneself ? "mmmmmmm" : nil)
          : (relation == .host || relation == .inviter ? nil : "nnnnnnn")
        for policy in JoinPolicy.allCases {
          #expect(row(event, relation, policy) == refused ?? expected, "\(event) \(relation)")
        }
      }
    }
  }

  @Test("the host stays")
  func host() {
    let own: [MembershipEvent] = [.request, .join, .cancelRequest, .acceptInvite, .declineInvite]
    for event in own {
      #expect(sign(event, .accepted, .oneself, .request, role: .host) == "m")
    }
    #expect(sign(.leave, .accepted, .oneself, .request, role: .host) == "h")
    #expect(
      sign(.remove(MembershipTableTests.other), .accepted, .host, .request, role: .host) == "h")
    #expect(
      sign(.invite(MembershipTableTests.card), .accepted, .inviter, .instant, role: .host) == "m")
  }

  @Test("a refusal stands for 24 hours, and three requests are all")
  func asking() {
    let now = GolfTown.start
    func refused(_ member: RoundMember?, after milliseconds: Int64) -> Bool {
      do throws(TeePalsRejection) {
        try MembershipRules.checkAsking(member, at: now.advanced(byMilliseconds: milliseconds))
        return false
      } catch {
        return error == .askedTooOften
      }
    }
    #expect(!refused(nil, after: 0))
    for status in MemberStatus.allCases {
      var member = RoundMember(
        round: SampleGolf.round(1), card: MembershipTableTests.card, status: status, createdAt: now)
      member.requests = 1
      let stands = status == .declined || status == .removed
      #expect(refused(member, after: 0) == stands, "\(status)")
      #expect(refused(member, after: GolfTown.day - 1) == stands, "\(status)")
      #expect(!refused(member, after: GolfTown.day), "\(status)")
      member.requests = 3
      #expect(refused(member, after: 30 * GolfTown.day), "\(status)")
    }
    // Who declined an invitation was not refused.
    var member = RoundMember(
      round: SampleGolf.round(1), card: MembershipTableTests.card, status: .declined, createdAt: now
    )
    member.invitedBy = SampleGolf.user(1)
    #expect(!refused(member, after: 0))
  }
}
