import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("A photo of a chat is its sender's, and belongs to one round")
struct ChatPhotoDecisionTests {
  private let host = SampleGolf.user(0)

  /// Two rounds of the host's, and a photo.
  private func town() throws -> (GolfTown, MediaDigest) {
    var town = GolfTown(people: 2)
    for number in UInt64(1)...2 {
      #expect(town.run(.createRound(town.round(number, by: host)), by: host) == nil)
    }
    return (town, try #require(MediaDigest(String(repeating: "c", count: 64))))
  }

  private func look(
    _ number: UInt64, at photo: MediaDigest, in round: UInt64, _ town: GolfTown
  ) -> TeePalsCommand {
    .sendMessage(
      ChatMessage(
        id: ChatMessageID(high: 6, low: number), round: SampleGolf.round(round),
        sender: town.card(host), content: .text("Look at it", photo: photo),
        writtenAt: town.now))
  }

  @Test("one that they have not sent is not taken")
  func foreign() throws {
    var (town, photo) = try town()
    town.foreignPhotos = [photo]
    #expect(town.run(look(1, at: photo, in: 1, town), by: host) == .invalid(.photo, .missing))
    #expect(town.replica.message(ChatMessageID(high: 6, low: 1)) == nil)
    town.foreignPhotos = []
    #expect(town.run(look(1, at: photo, in: 1, town), by: host) == nil)
  }

  @Test("one that is in another round's chat stays there; in its own it may come again")
  func bound() throws {
    var (town, photo) = try town()
    #expect(town.run(look(1, at: photo, in: 1, town), by: host) == nil)
    #expect(town.run(look(2, at: photo, in: 1, town), by: host) == nil)
    #expect(town.run(look(3, at: photo, in: 2, town), by: host) == .invalid(.photo, .elsewhere))
    // Sending the same once more is nothing, and no fault.
    #expect(town.run(look(1, at: photo, in: 1, town), by: host) == nil)
  }

  @Test("a device lets the server say")
  func device() throws {
    var (town, photo) = try town()
    town.foreignPhotos = [photo]
    let context = DecideContext(
      actor: host, command: CommandID(high: 9, low: 900), at: town.now, received: nil)
    let decided = GolfTown.decide(
      look(1, at: photo, in: 1, town), context, town.device(of: host))
    guard case .success(let changes) = decided else {
      Issue.record("refused on the device")
      return
    }
    #expect(!changes.isEmpty)
  }
}
