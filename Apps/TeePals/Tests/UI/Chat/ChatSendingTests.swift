import Calendar
import Core
import Design
import Sync
import TeePalsDomain
import TeePalsUI
import Testing

/// Writing in a chat: spacing, counting, photos, and what becomes of a message on the way.
@Suite struct ChatSendingTests {
  private func opened() -> (GolferPhone, RoundID) {
    var phone = GolferPhone()
    let id = phone.round()
    phone.go(.chat(id))
    return (phone, id)
  }

  private func sent(_ phone: GolferPhone) -> [ChatMessage] {
    phone.commands.compactMap { command in
      if case .sendMessage(let message) = command { message } else { nil }
    }
  }

  @Test func aMessageIsThereAtOnceAndMarked() {
    var (phone, id) = opened()
    phone.chat(.typed("  Hello!  "))
    phone.chat(.sent)
    #expect(sent(phone).count == 1 && phone.rejections.isEmpty)
    #expect(phone.html.contains("Hello!") && phone.html.contains("Sending"))
    #expect(phone.html.contains("tee-chat-line own"))
    #expect(
      phone.requests.contains { request in
        request == .scroll(elementID: "tee-chat-list", top: 0)
      })
    phone.state.isOnline = false
    #expect(phone.html.contains("Waiting for a connection"))
    #expect(phone.html.contains("Offline. 1 unsent message."))
    if var message = phone.replica.messages(of: id).first {
      message.receivedAt = phone.instant
      phone.put(.message(message))
    }
    phone.load()
    #expect(!phone.html.contains("Waiting for a connection"))
  }

  @Test func aMessageForAServerThatDoesNotAnswerWaits() {
    var (phone, _) = opened()
    phone.state.sync = SyncSummary(waiting: 1, isAnswered: false)
    phone.chat(.typed("Hello!"))
    phone.chat(.sent)
    #expect(sent(phone).count == 1)
    #expect(phone.html.contains("Waiting for a connection") && !phone.html.contains("Sending"))
    #expect(phone.html.contains("The server does not answer. 1 unsent message."))
    phone.state.sync = SyncSummary(waiting: 1)
    #expect(phone.html.contains("Sending"))
    #expect(!phone.html.contains("does not answer"))
  }

  @Test func blanksAreNoMessage() {
    var (phone, _) = opened()
    for text in ["", "   ", "\n"] {
      phone.chat(.typed(text))
      phone.chat(.sent)
    }
    #expect(sent(phone).isEmpty)
    #expect(HTMLText.button("tee-chat-send", in: phone.html).contains("disabled"))
  }

  @Test func aSecondPassesBetweenTwo() {
    var (phone, _) = opened()
    phone.chat(.typed("one"))
    phone.chat(.sent)
    phone.chat(.typed("two"))
    phone.chat(.sent)
    #expect(sent(phone).count == 1)
    phone.fire("golf.chat")
    #expect(sent(phone).count == 2)
    phone.fire("golf.chat")
    phone.fire("golf.chat")
    #expect(sent(phone).count == 2)
  }

  @Test func lengthIsCountedFromNineHundredAndNeverCut() {
    var (phone, _) = opened()
    phone.chat(.typed(String(repeating: "x", count: 899)))
    #expect(!phone.html.contains("of 1000"))
    phone.chat(.typed(String(repeating: "x", count: 900)))
    #expect(phone.html.contains("900 of 1000 characters"))
    phone.chat(.typed(String(repeating: "x", count: 1_002)))
    #expect(phone.html.contains("2 characters too many"))
    phone.chat(.sent)
    #expect(sent(phone).isEmpty)
    #expect(phone.html.contains(String(repeating: "x", count: 1_002)))
  }

  @Test func whatIsTypedStaysWithItsChat() {
    var (phone, id) = opened()
    phone.chat(.typed("half a"))
    let other = phone.round(2)
    phone.go(.chat(other))
    #expect(!phone.html.contains("half a"))
    phone.go(.chat(id))
    #expect(phone.html.contains("half a"))
  }

  // MARK: Refused

  private func refused(
    _ phone: inout GolferPhone, _ rejection: TeePalsRejection = .rateLimited(seconds: 30),
    _ text: String = "Keep me"
  ) throws -> ChatMessage {
    phone.chat(.typed(text))
    phone.chat(.sent)
    let message = try #require(sent(phone).last)
    phone.replica.set(TeePalsEntity.message(message).key, to: nil)
    phone.state.refused = [
      RefusedGolfCommand(
        id: CommandID(high: 4, low: 4), command: .sendMessage(message),
        reason: .rules(rejection), made: phone.instant, when: "now")
    ]
    phone.load()
    return message
  }

  @Test func aRefusedMessageStaysAndIsSentAgainUnderItsID() throws {
    var (phone, _) = opened()
    let message = try refused(&phone)
    #expect(phone.html.contains("Keep me") && phone.html.contains("Not sent"))
    phone.chat(.failedOpened(message.id))
    #expect(phone.html.contains("Too many messages at once"))
    phone.chat(.failedRetried(message.id))
    #expect(sent(phone).map { sent in sent.id } == [message.id, message.id])
    phone.fire("golf.discard." + CommandID(high: 4, low: 4).description)
    #expect(phone.discarded == [CommandID(high: 4, low: 4)])
    #expect(!phone.html.contains("Not sent"))
    #expect(phone.html.ranges(of: "Keep me").count == 1)
  }

  @Test func aRefusedMessageCanBeCopiedAndDiscarded() throws {
    var (phone, _) = opened()
    let message = try refused(&phone)
    phone.chat(.failedCopied(message.id))
    #expect(phone.requests.contains(.copy("Keep me")))
    phone.chat(.failedDiscarded(message.id))
    phone.fire("golf.discard." + CommandID(high: 4, low: 4).description)
    #expect(!phone.html.contains("Keep me"))
  }

  @Test func whatWasWrittenStaysToBeCopiedAfterTheMembershipHasEnded() throws {
    var phone = GolferPhone()
    let id = phone.round(host: GolferPhone.maya)
    phone.go(.chat(id))
    let message = try refused(&phone, .notParticipant)
    let (round, seat) = try (
      #require(phone.replica.round(id)), #require(phone.replica.seat(of: GolferPhone.me, in: id))
    )
    phone.said("Bye", in: id, number: 1)
    phone.replica.set(TeePalsEntity.seat(seat).key, to: nil)
    phone.place(round, .removed)
    #expect(phone.html.contains("This chat is for players only"))
    #expect(phone.html.contains("Keep me") && phone.html.contains("Not sent"))
    #expect(!phone.html.contains("Bye"))
    phone.chat(.failedOpened(message.id))
    #expect(phone.html.contains("Copy the text") && !phone.html.contains("Send again"))
    phone.chat(.failedCopied(message.id))
    #expect(phone.requests.contains(.copy("Keep me")))
  }

  @Test func theListOfWhatWasNotAcceptedHasAllOfTheText() throws {
    var (phone, _) = opened()
    let text = String(repeating: "far too long ", count: 10) + "to be cut"
    let message = try refused(&phone, .notParticipant, text)
    phone.go(.refused)
    #expect(phone.html.contains(text) && phone.html.contains("Copy the text"))
    phone.chat(.failedCopied(message.id))
    #expect(phone.requests.contains(.copy(text)))
  }

  // MARK: Photos

  @Test func aPhotoIsSentFirst() throws {
    var (phone, _) = opened()
    let file = KeptFile(address: "blob:1", size: 1_000)
    phone.send(.inner(.chat(.photoPicked(.kept(file)))))
    #expect(phone.paths.last == "/api/golf/photos?use=chat")
    #expect(phone.html.contains("Sending the photo"))
    phone.chat(.typed("Look"))
    phone.chat(.sent)
    #expect(sent(phone).isEmpty)
    let digest = String(repeating: "b", count: 64)
    phone.fire(
      "/api/golf/photos?use=chat", .http(status: 201, body: "{\"photo\":\"" + digest + "\"}"))
    #expect(phone.html.contains("Photo ready"))
    phone.chat(.sent)
    let message = try #require(sent(phone).last)
    #expect(message.content == .text("Look", photo: MediaDigest(digest)))
    #expect(phone.html.contains("tee-chat-photo"))
    phone.chat(.photoOpened(try #require(MediaDigest(digest))))
    #expect(phone.html.contains("tee-chat-viewer"))
    phone.chat(.photoClosed)
    #expect(!phone.html.contains("tee-chat-viewer"))
  }

  @Test func aPhotoThatCannotGoSaysWhy() {
    var (phone, _) = opened()
    phone.send(
      .inner(.chat(.photoPicked(.kept(KeptFile(address: "blob:1", size: 6_000_000))))))
    #expect(phone.html.contains("larger than 5 MB"))
    phone.chat(.photoDropped)
    phone.state.isOnline = false
    phone.send(.inner(.chat(.photoPicked(.kept(KeptFile(address: "blob:2", size: 10))))))
    #expect(phone.html.contains("Photos need a connection"))
    phone.state.isOnline = true
    phone.chat(.photoRetried)
    phone.fire("/api/golf/photos?use=chat", .http(status: 500, body: ""))
    #expect(phone.html.contains("could not be sent"))
    phone.send(.inner(.chat(.photoPicked(.failed("cancelled")))))
    #expect(phone.html.contains("could not be sent"))
  }
}
