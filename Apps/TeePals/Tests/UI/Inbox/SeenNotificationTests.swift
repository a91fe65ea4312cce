import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// To open what a notification leads to is to read it, however one came there (§8.10).
@Suite struct SeenNotificationTests {
  private func id(_ number: UInt64) -> GolfNotificationID {
    GolfNotificationID(high: 7, low: number)
  }

  private func tell(
    _ phone: inout GolferPhone, _ kind: NotificationKind, _ number: UInt64, of round: RoundID?
  ) {
    var told = GolfNotification(
      id: id(number), recipient: GolferPhone.me, kind: kind, createdAt: phone.instant)
    told.actor = GolferPhone.maya
    told.round = round
    phone.put(.notification(told))
    phone.load()
  }

  private func isRead(_ phone: GolferPhone, _ number: UInt64) -> Bool? {
    phone.replica.notification(id(number))?.isRead
  }

  @Test func aRoundReadsWhatIsToldOfIt() {
    var phone = GolferPhone()
    let round = phone.round(host: GolferPhone.maya)
    let other = phone.round(2, host: GolferPhone.maya)
    tell(&phone, .roundUpdated, 1, of: round)
    tell(&phone, .roundReminder, 2, of: round)
    tell(&phone, .roundUpdated, 3, of: other)
    tell(&phone, .roundChatMessage, 4, of: round)
    // By a push message or a link, not through the list.
    phone.reload(.round(round))
    #expect(phone.commands == [.readNotifications(GolferPhone.me, [id(1), id(2)])])
    #expect(isRead(phone, 1) == true && isRead(phone, 2) == true)
    #expect(isRead(phone, 3) == false && isRead(phone, 4) == false)
    phone.send(.inner(.tick))
    #expect(phone.commands.count == 1 && !phone.state.needsReading)
  }

  @Test func aGolferReadsThatTheyFollow() {
    var phone = GolferPhone()
    tell(&phone, .userFollowed, 1, of: nil)
    phone.go(.golfer(UserID(high: 3, low: 3)))
    #expect(isRead(phone, 1) == false)
    phone.go(.golfer(GolferPhone.other))
    #expect(isRead(phone, 1) == true && phone.commands.count == 1)
  }

  @Test func whatComesMeanwhileIsReadWhileSomebodyLooks() {
    var phone = GolferPhone()
    let round = phone.round(host: GolferPhone.maya)
    phone.go(.round(round))
    tell(&phone, .roundUpdated, 1, of: round)
    #expect(phone.state.needsReading)
    phone.send(.inner(.chat(.changed)))
    #expect(isRead(phone, 1) == true && !phone.state.needsReading)
    phone.send(.inner(.becameHidden))
    tell(&phone, .roundReminder, 2, of: round)
    #expect(!phone.state.needsReading)
    phone.send(.inner(.tick))
    #expect(isRead(phone, 2) == false)
    phone.send(.inner(.becameVisible))
    #expect(isRead(phone, 2) == true && phone.rejections.isEmpty)
  }

  @Test func whatIsToldAgainIsReadAgain() {
    var phone = GolferPhone()
    let round = phone.round()
    phone.go(.round(round))
    for count in 1...2 {
      phone.pass(minutes: 5)
      tell(&phone, .memberJoined, 1, of: round)
      phone.send(.inner(.chat(.changed)))
      #expect(isRead(phone, 1) == true && phone.commands.count == count)
    }
  }

  @Test func theListReadsOnce() {
    var phone = GolferPhone()
    let round = phone.round(host: GolferPhone.maya)
    tell(&phone, .roundUpdated, 1, of: round)
    phone.go(.notifications)
    phone.inbox(.opened(id(1)))
    #expect(phone.commands == [.readNotifications(GolferPhone.me, [id(1)])])
    #expect(phone.state.route == .round(round))
  }
}
