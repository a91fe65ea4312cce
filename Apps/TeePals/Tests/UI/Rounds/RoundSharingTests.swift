import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// A round is handed on, and people are asked to it.
@Suite struct RoundSharingTests {
  private static let base = "https://golf.example/r/"

  private func copied(_ phone: GolferPhone) -> [String] {
    phone.requests.compactMap { request in
      if case .copy(let text) = request { text } else { nil }
    }
  }

  /// A round of the person's own, and the sheet on which it is handed on.
  private func sharing() -> (GolferPhone, RoundID) {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.round(id))
    phone.rounds(.shareOpened(id))
    return (phone, id)
  }

  @Test func theServerSaysWhatTheLinkIs() throws {
    var (phone, id) = sharing()
    #expect(phone.html.contains("The link is available once you are online."))
    let round = try #require(phone.replica.round(id))
    phone.told(round, link: Self.base + id.description)
    let html = phone.html
    #expect(html.contains(Self.base + id.description) && html.contains("class=\"qr\""))
    #expect(html.contains("Join my round at Riverwalk Golf Club! San Diego, CA • Sat, Oct 24"))
    phone.rounds(.linkCopied(id))
    let text = copied(phone).last ?? ""
    let link = "\n" + Self.base + id.description + "?inviter=\(GolferPhone.me)&source=copy"
    #expect(text.hasPrefix("Join my round") && text.hasSuffix(link))
    // From then on it is known, for every round, without a connection.
    phone.reload(.home)
    let other = phone.round(2)
    phone.go(.round(other))
    let asked = phone.paths.count
    phone.rounds(.shareOpened(other))
    #expect(phone.paths.count == asked && phone.html.contains(Self.base + other.description))
  }

  @Test func withoutAnythingToShareWithItIsCopied() throws {
    var (phone, id) = sharing()
    let round = try #require(phone.replica.round(id))
    phone.told(round, link: Self.base + id.description)
    phone.rounds(.shared(id))
    let shared = phone.requests.contains { request in
      if case .share(_, let text, let url) = request {
        text.hasPrefix("Join my round")
          && url == Self.base + id.description + "?inviter=\(GolferPhone.me)&source=share"
      } else {
        false
      }
    }
    #expect(shared)
    phone.send(.inner(.rounds(.handedOn(id, .failed("AbortError")))))
    #expect(copied(phone).isEmpty)
    phone.send(.inner(.rounds(.handedOn(id, .failed("unsupported")))))
    #expect(copied(phone).count == 1 && phone.html.contains("Copied"))
  }

  @Test func whoIsNewHandsOnThreeLinksAnHour() throws {
    var (phone, id) = sharing()
    let round = try #require(phone.replica.round(id))
    phone.rounds(.linkCopied(id))
    #expect(copied(phone).isEmpty, "there is no link yet, so that nothing is counted")
    phone.told(round, link: Self.base + id.description)
    for _ in 0..<3 { phone.rounds(.linkCopied(id)) }
    #expect(copied(phone).count == 3)
    phone.rounds(.linkCopied(id))
    phone.rounds(.shared(id))
    #expect(copied(phone).count == 3 && phone.html.contains("Try again in 60 minutes"))
    let shares = phone.requests.count { request in
      if case .share = request { true } else { false }
    }
    #expect(shares == 0)
    // Another visit does not begin anew; an hour does.
    phone.reload(.round(id))
    phone.rounds(.linkCopied(id))
    #expect(copied(phone).count == 3)
    phone.pass(minutes: 60)
    phone.rounds(.linkCopied(id))
    #expect(copied(phone).count == 4)
  }

  @Test func onlyTheHostHandsOnWhatIsNotPublic() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    #expect(phone.html.contains("tee-share-open"))
    if var round = phone.replica.round(id) {
      round.visibility = .friends
      phone.put(.round(round))
      phone.load()
    }
    #expect(!phone.html.contains("tee-share-open") && phone.html.contains("Friends only"))
  }

  // MARK: Inviting

  private func card(_ number: UInt64, _ name: String) -> GolferCard {
    GolferCard(user: UserID(high: 4, low: number), name: name)
  }

  private func inviting() -> (GolferPhone, RoundID) {
    var phone = GolferPhone()
    let id = phone.round()
    for (number, name, isFriend) in [
      (1, "Zoe A.", true), (2, "Ben C.", false), (3, "Ada L.", false), (4, "Émile Z.", true),
    ] as [(UInt64, String, Bool)] {
      phone.put(
        .follow(
          Follow(
            follower: GolferPhone.me, followee: card(number, name), isMutual: isFriend,
            createdAt: phone.instant)))
    }
    phone.put(
      .member(
        RoundMember(
          round: id, card: card(4, "Émile Z."), status: .accepted, createdAt: phone.instant)))
    phone.load()
    phone.go(.invite(id))
    return (phone, id)
  }

  private func names(_ html: String) -> [String] {
    ["Zoe A.", "Ben C.", "Ada L.", "Émile Z."].compactMap { name in
      html.firstRange(of: ">" + name + "<").map { place in (place.lowerBound, name) }
    }
    .sorted { a, b in a.0 < b.0 }.map { place in place.1 }
  }

  @Test func friendsComeFirstAndWhoIsInLast() {
    let (phone, _) = inviting()
    #expect(names(phone.html) == ["Zoe A.", "Ada L.", "Ben C.", "Émile Z."])
    #expect(phone.html.contains(">Joined<"))
  }

  @Test func aNameIsFoundByItsBeginning() {
    var (phone, _) = inviting()
    phone.rounds(.inviteTyped("emi"))
    #expect(names(phone.html) == ["Émile Z."])
    phone.rounds(.inviteTyped("x"))
    #expect(phone.html.contains("No matches"))
  }

  @Test func whoIsInvitedIsShownAsInvited() {
    var (phone, id) = inviting()
    phone.did(id, .invite(card(2, "Ben C.")))
    #expect(phone.commands == [.changeMembership(id, .invite(card(2, "Ben C.")), seen: nil)])
    #expect(phone.rejections.isEmpty)
    let html = phone.html
    #expect(html.contains("Invite sent") && html.contains(">Invited<"))
    #expect(html.contains("Withdraw the invitation of Ben C."))
    phone.did(id, .withdraw(card(2, "Ben C.").user))
    #expect(phone.rejections.isEmpty && phone.html.contains("Invite Ben C."))
  }

  @Test func whoFollowsNobodyIsTold() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.invite(id))
    #expect(phone.html.contains("You're not following anyone yet"))
  }
}
