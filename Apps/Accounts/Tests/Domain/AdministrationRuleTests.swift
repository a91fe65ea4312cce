import AccountsDomain
import Core
import Testing

@Suite struct AdministrationRuleTests {
  private func fault(
    _ change: StandingChange, _ role: MemberRole, _ status: AccountStatus = .active,
    isOwn: Bool = false, others: Int = 0
  ) -> AdministrationRules.Fault? {
    do throws(AdministrationRules.Fault) {
      try AdministrationRules.check(
        change, of: Standing(role: role, status: status), isOwn: isOwn, otherAdmins: others)
      return nil
    } catch { return error }
  }

  @Test func theLastAdminStays() {
    for change in [StandingChange.lock, .delete, .role(.member), .role(.moderator)] {
      #expect(fault(change, .admin) == .lastAdmin)
      #expect(fault(change, .admin, others: 1) == nil)
      #expect(fault(change, .moderator) == nil)
      // One who is locked looks after nothing: nothing is lost with them.
      #expect(fault(change, .admin, .locked) == nil)
    }
    #expect(fault(.role(.admin), .admin) == nil)
    #expect(fault(.unlock, .admin) == nil)
  }

  @Test func nobodyLocksOrDeletesThemselves() {
    for others in [0, 3] {
      #expect(fault(.lock, .admin, isOwn: true, others: others) == .yourself)
      #expect(fault(.delete, .admin, isOwn: true, others: others) == .yourself)
    }
    #expect(fault(.role(.member), .admin, isOwn: true, others: 1) == nil)
  }

  @Test func rolesAreOrdered() {
    #expect(MemberRole.allCases.sorted() == [.member, .moderator, .admin])
    #expect(MemberRole.member < .moderator && MemberRole.moderator < .admin)
    #expect(!(MemberRole.admin < .admin))
  }

  @Test(arguments: [
    (RegistrationPolicy.open, RegistrationPolicy.Invitation.none, nil),
    (.open, .valid, nil), (.open, .dead, nil),
    (.invite, .none, RegistrationPolicy.Refusal.uninvited), (.invite, .valid, nil),
    (.invite, .dead, .dead),
    (.closed, .none, .closed), (.closed, .valid, .closed), (.closed, .dead, .closed),
  ])
  func thePolicyDecidesWhoIsLetIn(
    policy: RegistrationPolicy, invitation: RegistrationPolicy.Invitation,
    refusal: RegistrationPolicy.Refusal?
  ) {
    var found: RegistrationPolicy.Refusal?
    do throws(RegistrationPolicy.Refusal) { try policy.admit(invitation) } catch { found = error }
    #expect(found == refusal)
  }
}
