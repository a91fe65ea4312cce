import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// Handing a round over: the host's menu and page, and the page of whoever is asked.
@Suite struct HandoverPageTests {
  private static let jun = GolferCard(user: UserID(high: 3, low: 3), name: "Jun P.")

  /// A round of the person's that these play in.
  private func hosting(
    _ players: [GolferCard] = [GolferPhone.maya, jun], _ language: Language = .english
  ) -> (GolferPhone, RoundID) {
    var phone = GolferPhone(language: language)
    let id = phone.round()
    for card in players {
      phone.put(.seat(RoundSeat(round: id, card: card, role: .member, joinedAt: phone.instant)))
      phone.put(
        .member(
          RoundMember(round: id, card: card, status: .accepted, createdAt: phone.instant)))
    }
    phone.load()
    phone.go(.round(id))
    return (phone, id)
  }

  /// A round of Maya's that she asks the person to host.
  private func asked(_ language: Language = .english) -> (GolferPhone, RoundID) {
    var phone = GolferPhone(language: language)
    let id = phone.round(host: GolferPhone.maya)
    if var place = phone.replica.place(of: GolferPhone.me, in: id) {
      place.hostOfferedAt = phone.instant
      phone.put(.place(place))
    }
    phone.load()
    phone.go(.round(id))
    return (phone, id)
  }

  @Test func theHostChoosesAPlayerAndIsAskedFirst() {
    var (phone, id) = hosting()
    phone.rounds(.menuOpened(id))
    #expect(phone.html.contains("Hand over…"))
    phone.rounds(.handoverOpened(id))
    #expect(phone.html.contains("Who hosts instead?") && phone.html.contains("Jun P."))
    phone.rounds(.asked(.handOver(id, Self.jun.user)))
    #expect(phone.html.contains("Ask Jun P. to host?"))
    phone.rounds(.did(id, .handOver(.offer(Self.jun.user))))
    #expect(phone.commands == [.handOver(id, .offer(Self.jun.user))])
    #expect(phone.rejections.isEmpty)
    let html = phone.html
    #expect(html.contains("You asked Jun P. to host this round.") && html.contains("Take back"))
    #expect(!html.contains("Ask Jun P. to host?"))
    phone.rounds(.menuOpened(id))
    #expect(!phone.html.contains("Hand over…"))
    phone.rounds(.did(id, .handOver(.withdraw)))
    #expect(phone.rejections.isEmpty && !phone.html.contains("You asked Jun P."))
    #expect(phone.html.contains("You stay the host"))
  }

  @Test func whoPlaysAloneOrIsBlockedIsNobodyToAsk() {
    var (alone, id) = hosting([])
    alone.rounds(.menuOpened(id))
    #expect(alone.html.contains("Nobody else plays yet"))
    var (phone, other) = hosting()
    phone.put(
      .block(Block(owner: GolferPhone.me, blocked: Self.jun, blockedAt: phone.instant)))
    phone.load()
    phone.rounds(.handoverOpened(other))
    let html = phone.html
    let start = html.firstRange(of: "tee-handover-title")?.lowerBound ?? html.startIndex
    #expect(html[start...].contains("Maya K.") && !html[start...].contains("Jun P."))
  }

  @Test func whoIsAskedIsToldWhatItMeansAndAccepts() {
    var (phone, id) = asked()
    let html = phone.html
    #expect(html.contains("Maya K. asks you to host this round."))
    #expect(html.contains("Maya K. stays as a player.") && html.contains("Host this round"))
    phone.rounds(.did(id, .handOver(.accept)))
    #expect(phone.commands == [.handOver(id, .accept)] && phone.rejections.isEmpty)
    #expect(phone.html.contains("You host this round now"))
    #expect(!phone.html.contains("asks you to host"))
    phone.rounds(.menuOpened(id))
    #expect(phone.html.contains("Your round") && phone.html.contains("Cancel round"))
  }

  @Test func whoIsAskedDeclines() {
    var (phone, id) = asked()
    phone.rounds(.did(id, .handOver(.decline)))
    #expect(phone.commands == [.handOver(id, .decline)] && phone.rejections.isEmpty)
    #expect(!phone.html.contains("asks you to host") && phone.html.contains("Leave"))
  }

  @Test func whatIsNotOfferedAnyMoreIsSaid() {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.round(id))
    phone.rounds(.did(id, .handOver(.accept)))
    #expect(phone.commands.isEmpty)
    #expect(phone.html.contains("no longer asks you to take this round over"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyPageIsSoundMarkup(_ language: Language) {
    var (phone, id) = hosting([GolferPhone.maya, Self.jun], language)
    let steps: [RoundsAction] = [
      .menuOpened(id), .handoverOpened(id), .asked(.handOver(id, Self.jun.user)),
      .did(id, .handOver(.offer(Self.jun.user))), .menuOpened(id),
    ]
    for step in steps {
      phone.rounds(step)
      #expect(markupFaults(in: phone.html) == [])
    }
    let (player, _) = asked(language)
    #expect(markupFaults(in: player.html) == [])
    #expect(language == .english || player.html.contains("호스트를 부탁했어요"))
  }
}
