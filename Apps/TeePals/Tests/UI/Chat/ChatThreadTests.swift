import Calendar
import Core
import Sync
import TeePalsDomain
import TeePalsUI
import Testing

/// The chat of a round (specification §17.5, §8.5, §8.6).
@Suite struct ChatThreadTests {
  private static let jun = GolferCard(user: UserID(high: 3, low: 3), name: "Jun P.")

  private func opened(_ language: Language = .english) -> (GolferPhone, RoundID) {
    var phone = GolferPhone(language: language)
    let id = phone.round(host: GolferPhone.maya)
    return (phone, id)
  }

  /// How often something is on the screen.
  private func count(_ text: String, _ phone: GolferPhone) -> Int {
    phone.html.ranges(of: text).count
  }

  @Test func anEmptyChatInvites() {
    var (phone, id) = opened()
    phone.go(.chat(id))
    #expect(phone.html.contains("No messages yet"))
    #expect(phone.html.contains("Riverwalk GC") && phone.html.contains("2 members"))
    #expect(phone.html.contains("Sat, Oct 24"))
  }

  @Test func messagesWithinFiveMinutesAreAGroup() {
    var (phone, id) = opened()
    phone.said("one", in: id, minutes: -30, number: 1)
    phone.said("two", in: id, minutes: -26, number: 2)
    phone.said("three", in: id, minutes: -21, number: 3)
    phone.said("four", in: id, by: Self.jun, minutes: -20, number: 4)
    phone.go(.chat(id))
    // Two of Maya's groups and one of Jun's: a name and a time for each.
    #expect(count("tee-chat-name", phone) == 3)
    #expect(count("Maya K.</span>", phone) == 2)
    #expect(count("tee-chat-line opens", phone) == 3)
    #expect(phone.html.contains("11:34") && phone.html.contains("11:39"))
    #expect(!phone.html.contains("11:30"))
  }

  @Test func aMessageHasTheNameThatItsWriterHasNow() {
    var (phone, id) = opened()
    phone.said("one", in: id, minutes: -3, number: 1)
    phone.said("two", in: id, by: Self.jun, minutes: -2, number: 2)
    let renamed = GolferCard(user: GolferPhone.other, name: "Mia K.")
    phone.put(
      .seat(RoundSeat(round: id, card: renamed, role: .host, joinedAt: phone.instant)))
    phone.load()
    phone.go(.chat(id))
    #expect(phone.html.contains("Mia K.</span>") && !phone.html.contains("Maya K.</span>"))
    // Whoever has no seat any more keeps the name they wrote under.
    #expect(phone.html.contains("Jun P.</span>"))
  }

  @Test func daysAreSetApart() {
    var (phone, id) = opened()
    phone.said("a", in: id, minutes: -5 * 1_440, number: 1)
    phone.said("b", in: id, minutes: -1_440, number: 2)
    phone.said("c", in: id, minutes: -721, number: 3)
    phone.said("d", in: id, minutes: -719, number: 4)
    phone.go(.chat(id))
    #expect(count("tee-chat-day", phone) == 3)
    #expect(phone.html.contains("Thursday, Oct 15"))
    #expect(phone.html.contains("Yesterday") && phone.html.contains("Today"))
    // Around midnight a group ends with the day.
    #expect(count("tee-chat-line opens", phone) == 4)
  }

  @Test func linesOfTheAppAreSaidInWords() {
    for language in Language.allCases {
      var (phone, id) = opened(language)
      for (index, notice) in ChatNotice.allCases.enumerated() {
        phone.put(
          .message(
            ChatMessage(
              id: ChatMessageID(high: 6, low: UInt64(index)), round: id, sender: Self.jun,
              content: .system(notice), writtenAt: phone.instant, receivedAt: phone.instant)))
      }
      phone.load()
      phone.go(.chat(id))
      #expect(count("tee-chat-notice", phone) == ChatNotice.allCases.count)
      #expect(phone.html.contains(language == .korean ? "Jun P. 님이" : "Jun P. joined the round"))
      // Nobody has said anything yet.
      #expect(phone.html.contains(language == .korean ? "아직 메시지가 없어요" : "No messages yet"))
    }
  }

  @Test func whoIsBlockedIsNotHeard() {
    var (phone, id) = opened()
    phone.said("rude", in: id, by: Self.jun, number: 1)
    phone.said("kind", in: id, number: 2)
    phone.put(
      .block(Block(owner: GolferPhone.me, blocked: Self.jun, blockedAt: phone.instant)))
    phone.load()
    phone.go(.chat(id))
    #expect(phone.html.contains("kind") && !phone.html.contains("rude"))
  }

  @Test func fiftyAreShownAtFirst() {
    var (phone, id) = opened()
    for number in 0..<120 {
      phone.said("m\(number)!", in: id, minutes: Int64(number) - 300, number: UInt64(number))
    }
    phone.go(.chat(id))
    #expect(phone.html.contains("m119!") && phone.html.contains("m70!"))
    #expect(!phone.html.contains("m69!"))
    phone.chat(.earlierWanted)
    #expect(phone.html.contains("m20!") && !phone.html.contains("m19!"))
    phone.chat(.earlierWanted)
    #expect(phone.html.contains("m0!") && !phone.html.contains("Earlier messages"))
  }

  // MARK: Reading

  @Test func whatIsOnTheScreenIsRead() {
    var (phone, id) = opened()
    phone.pass(minutes: 1)
    let message = phone.said("hi", in: id, number: 1)
    #expect(phone.replica.unread(in: id, for: GolferPhone.me) == 1)
    phone.go(.chat(id))
    #expect(
      phone.commands == [
        .markRead(GolferPhone.me, id, message.receivedAt ?? .init(milliseconds: 0))
      ])
    #expect(phone.replica.unread(in: id, for: GolferPhone.me) == 0)
    phone.send(.inner(.tick))
    #expect(phone.commands.count == 1)
    phone.pass(minutes: 1)
    #expect(!phone.state.needsReading)
    phone.said("there?", in: id, number: 2)
    #expect(phone.state.needsReading)
    phone.send(.inner(.chat(.changed)))
    #expect(phone.commands.count == 2 && !phone.state.needsReading)
  }

  @Test func nothingIsReadWhileNobodyLooks() {
    var (phone, id) = opened()
    phone.go(.chat(id))
    phone.state.isShown = false
    phone.pass(minutes: 1)
    phone.said("hi", in: id, number: 1)
    phone.send(.inner(.tick))
    #expect(phone.commands.isEmpty)
    phone.state.isShown = true
    phone.send(.inner(.becameVisible))
    #expect(phone.commands.count == 1)
  }

  @Test func itsNotificationIsReadToo() {
    var (phone, id) = opened()
    phone.pass(minutes: 1)
    phone.said("hi", in: id, number: 1)
    var told = GolfNotification(
      id: GolfNotification.id(.roundChatMessage, for: GolferPhone.me, id),
      recipient: GolferPhone.me, kind: .roundChatMessage, createdAt: phone.instant)
    told.round = id
    // Told a moment after the message was taken.
    told.updatedAt = phone.instant.advanced(byMilliseconds: 5)
    phone.put(.notification(told))
    phone.load()
    phone.go(.chat(id))
    phone.send(.inner(.tick))
    #expect(phone.replica.notification(told.id)?.isRead == true)
    let sent = phone.commands.count
    phone.send(.inner(.tick))
    #expect(phone.commands.count == sent)
  }

  // MARK: Access

  @Test func onlyPlayersGetIn() {
    var phone = GolferPhone()
    phone.go(.chat(RoundID(high: 8, low: 8)))
    #expect(phone.html.contains("This chat is for players only"))
    #expect(phone.html.contains("Chat access required"))
    #expect(!phone.html.contains("tee-chat-send"))
  }

  @Test func aCancelledRoundIsReadOnlyAfterAWeek() {
    var (phone, id) = opened()
    if var round = phone.replica.round(id) {
      round.status = .canceled
      round.endedAt = phone.instant
      phone.put(.round(round))
    }
    phone.load()
    phone.go(.chat(id))
    #expect(phone.html.contains("tee-chat-send"))
    phone.pass(minutes: 7 * 1_440 + 1)
    phone.send(.inner(.tick))
    #expect(phone.html.contains("is read-only") && !phone.html.contains("tee-chat-send"))
  }

  @Test func muting() {
    var (phone, id) = opened()
    phone.go(.chat(id))
    phone.chat(.muted(true))
    #expect(phone.commands == [.muteChat(GolferPhone.me, id, true)])
    #expect(phone.html.contains("· Muted"))
    phone.chat(.muted(false))
    #expect(phone.commands.last == .muteChat(GolferPhone.me, id, false))
    #expect(!phone.html.contains("· Muted") && phone.rejections.isEmpty)
  }
}
