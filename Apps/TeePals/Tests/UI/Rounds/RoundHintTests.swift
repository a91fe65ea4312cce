import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing
import Wire

/// What a round's page says besides the round: what else is played then, which wish is not met, who
/// asks, and what is true no longer.
@Suite struct RoundHintTests {
  private let hint = "You play at 8:00\u{202F}AM: Riverwalk GC"

  /// Somebody who hosts a round on 24 October at eight.
  private func host() -> GolferPhone {
    var phone = GolferPhone()
    phone.round()
    return phone
  }

  @Test func aRoundAtTheSameTimeIsSaidWhereOneJoins() {
    for (start, isSaid) in [("2026-10-24T11:40", true), ("2026-10-24T12:30", false)] {
      var phone = host()
      let other = phone.elsewhere(start: start)
      phone.go(.round(other.id))
      phone.told(other)
      #expect(phone.html.contains(hint) == isSaid, "\(start)")
      #expect(phone.html.contains("Request to Join"), "one may all the same")
      #expect(markupFaults(in: phone.html) == [])
    }
    var korean = GolferPhone(language: .korean)
    korean.round()
    let other = korean.elsewhere()
    korean.go(.round(other.id))
    korean.told(other)
    #expect(korean.html.contains("이미 라운드가 있어요"))
  }

  @Test func aRoundAtTheSameTimeIsSaidWhereOneAccepts() {
    var phone = host()
    let other = phone.elsewhere()
    phone.place(other, .invited, invitedBy: GolferPhone.maya)
    phone.go(.round(other.id))
    #expect(phone.html.contains(hint) && phone.html.contains(">Accept<"))
    phone.go(.activity(.invites))
    #expect(phone.html.contains(hint))
    phone.place(other, .offered)
    phone.go(.activity(.pending))
    #expect(phone.html.contains(hint))
    phone.place(other, .accepted)
    phone.go(.round(other.id))
    #expect(!phone.html.contains(hint), "it is decided")
  }

  @Test func aRoundAtTheSameTimeIsSaidWhereOneHosts() {
    var phone = host()
    phone.go(.create)
    phone.form(.jumped(.when))
    phone.form(.dateTyped("2026-10-24"))
    phone.form(.timeTyped("11:40"))
    #expect(phone.html.contains(hint))
    phone.form(.jumped(.review))
    #expect(phone.html.contains(hint))
    phone.form(.jumped(.when))
    phone.form(.timeTyped("14:00"))
    #expect(!phone.html.contains(hint))
    // One's own round is not at the time of itself.
    phone.go(.editRound(RoundID(high: 9, low: 1)))
    #expect(phone.html.contains("Edit round") && !phone.html.contains(hint))
  }

  @Test func theWishThatIsNotMetIsNamed() {
    func bar(_ change: (inout RoundRequirements) -> Void) -> String {
      var phone = GolferPhone()
      var round = phone.elsewhere()
      round.requirements.isEnforced = true
      change(&round.requirements)
      phone.go(.round(round.id))
      phone.told(round)
      return phone.html
    }
    // Born in May 1990: 36 on this day, whatever the year alone would say.
    #expect(bar { wishes in wishes.ages = 18...35 }.contains("Your age is not what the host asks"))
    #expect(bar { wishes in wishes.ages = 18...36 }.contains("Request to Join"))
    #expect(bar { wishes in wishes.skills = [.expert] }.contains("Your skill level is not"))
    #expect(bar { wishes in wishes.genders = [.male] }.contains("Your gender is not"))
  }

  @Test func aRoundWithoutAFreeSeatIsNotCalledOpen() {
    func marks(_ accepted: Int) -> String {
      var phone = GolferPhone()
      var round = phone.elsewhere()
      round.acceptedCount = accepted
      phone.go(.round(round.id))
      phone.told(round)
      return phone.html
    }
    #expect(marks(3).contains("tee-mark open\">Open<"))
    #expect(marks(4).contains("tee-mark full\">Full<") && !marks(4).contains(">Open<"))
  }

  @Test func whoAsksIsToldOfWithSkillAgeAndProfile() {
    var phone = GolferPhone()
    let id = phone.round()
    phone.put(
      .member(
        RoundMember(
          round: id, card: GolferPhone.maya, status: .requested, createdAt: phone.instant)))
    phone.load()
    phone.go(.round(id))
    #expect(phone.state.needsNames && phone.html.contains("Accept Maya K."))
    phone.send(.inner(.rounds(.playersChanged)))
    #expect(!phone.state.needsNames, "asked once")
    guard let round = phone.replica.round(id) else { return }
    let body = JSON.object([
      "id": .id(id), "round": round.body, "seats": .array([]),
      "requests": .array([
        .object([
          "user": .id(GolferPhone.other), "age": .int(41), "skill": "expert", "level": "tier2",
        ])
      ]),
    ])
    phone.fire("/api/golf/rounds/" + id.description, .http(status: 200, body: body.text))
    #expect(phone.html.contains("Expert · 41 years old · Complete profile"))
    #expect(!phone.state.needsNames && markupFaults(in: phone.html) == [])
  }

  @Test func whatWasToBeSentLaterIsSaidUntilItIs() {
    var phone = GolferPhone()
    let round = phone.elsewhere()
    phone.go(.round(round.id))
    phone.told(round)
    phone.state.isOnline = false
    phone.did(round.id, .request)
    #expect(phone.html.contains("Saved here. It will be sent when you are online."))
    phone.state.sync = SyncSummary(waiting: 1, isOnline: false)
    phone.state.sync = SyncSummary(waiting: 1)
    #expect(phone.html.contains("Saved here"))
    phone.state.sync = SyncSummary()
    #expect(!phone.html.contains("Saved here"))
  }
}
