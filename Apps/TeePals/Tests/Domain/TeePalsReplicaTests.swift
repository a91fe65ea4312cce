import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("TeePals' replica")
struct TeePalsReplicaTests {
  /// Everything that can be asked of a replica about the sample people and rounds.
  private struct Picture: Equatable {
    var members: [[RoundMember]] = []
    var seats: [[RoundSeat]] = []
    var messages: [[ChatMessage]] = []
    var notifications: [[GolfNotification]] = []
    var follows: [[Follow]] = []
    var blocks: [[Block]] = []
    var unread: [Int] = []
    let places: [RoundPlace]

    init(_ replica: TeePalsReplica) {
      places = replica.places
      for number in UInt64(0)..<6 {
        let user = SampleGolf.user(number)
        notifications.append(replica.notifications(of: user))
        follows.append(replica.follows(of: user))
        blocks.append(replica.blocks(of: user))
        unread.append(replica.badge(for: user))
      }
      for number in UInt64(0)..<4 {
        let round = SampleGolf.round(number)
        members.append(replica.members(of: round))
        seats.append(replica.seats(of: round))
        messages.append(replica.messages(of: round))
      }
    }
  }

  @Test("is the same whatever the order and however often rows came", arguments: UInt64(1)...6)
  func order(seed: UInt64) {
    var golf = SampleGolf(seed)
    var rows: [EntityKey: TeePalsEntity] = [:]
    var replica = TeePalsReplica()
    for _ in 0..<1_500 {
      let entity = golf.entity()
      replica.set(entity.key, to: entity)
      rows[entity.key] = entity
      if golf.lots.chance(1, in: 4), let gone = rows.keys.min() {
        rows[gone] = nil
        replica.set(gone, to: nil)
      }
    }
    let picture = Picture(replica)
    var left = rows.values.sorted { one, other in one.key < other.key }
    for _ in 0..<4 {
      for index in left.indices { left.swapAt(index, golf.lots.below(left.count)) }
      var fresh = TeePalsReplica()
      for row in left + left.prefix(9) { fresh.set(row.key, to: row) }
      #expect(Picture(fresh) == picture)
      for row in left { #expect(fresh.entity(row.key) == row) }
      for row in left { fresh.set(row.key, to: nil) }
      #expect(Picture(fresh) == Picture(TeePalsReplica()))
    }
  }

  @Test("a row changes nothing under another key, and a copy nothing in its original")
  func keys() {
    var golf = SampleGolf(5)
    var replica = TeePalsReplica()
    let seat = TeePalsEntity.seat(golf.seat())
    replica.set(TeePalsEntity.Kind.member.key(seat.key.id), to: seat)
    #expect(replica.entity(seat.key) == nil)
    replica.set(seat.key, to: seat)
    let before = replica
    for _ in 0..<300 {
      let entity = golf.entity()
      replica.set(entity.key, to: entity)
    }
    replica.set(seat.key, to: nil)
    #expect(before.entity(seat.key) == seat)
    #expect(replica.entity(seat.key) == nil)
  }

  // MARK: Order

  private let round = SampleGolf.round(1)
  private let me = GolferCard(user: SampleGolf.user(1), name: "Maya K.")
  private let other = GolferCard(user: SampleGolf.user(2), name: "Jun P.")

  private func message(
    _ number: UInt64, _ sender: GolferCard, written: Int64, received: Int64?,
    _ content: ChatContent = .text("Hello")
  ) -> TeePalsEntity {
    .message(
      ChatMessage(
        id: ID(high: 1, low: number), round: round, sender: sender, content: content,
        writtenAt: Instant(milliseconds: written),
        receivedAt: received.map { time in Instant(milliseconds: time) }))
  }

  @Test("a chat is in the order of the server, with what it has not taken at the end")
  func chat() {
    var replica = TeePalsReplica()
    for entity in [
      message(1, me, written: 900, received: nil), message(2, other, written: 5_000, received: 10),
      message(3, me, written: 1, received: 20), message(4, me, written: 800, received: nil),
      message(6, other, written: 0, received: 20),
    ] { replica.set(entity.key, to: entity) }
    let order = replica.messages(of: round).map { message in message.id.low }
    #expect(order == [2, 3, 6, 4, 1])
  }

  @Test("the host sits first, then who joined first")
  func seats() {
    var replica = TeePalsReplica()
    for (number, role, at) in [(1, RoundRole.member, 5), (2, .host, 9), (3, .member, 2)] {
      let seat = RoundSeat(
        round: round, card: GolferCard(user: SampleGolf.user(UInt64(number)), name: "A"),
        role: role, joinedAt: Instant(milliseconds: Int64(at)))
      replica.set(TeePalsEntity.seat(seat).key, to: .seat(seat))
    }
    #expect(
      replica.seats(of: round).map { seat in seat.user }
        == [SampleGolf.user(2), SampleGolf.user(3), SampleGolf.user(1)])
  }

  // MARK: Unread

  @Test("what others wrote since is unread, and muted chats do not call")
  func unread() {
    var replica = TeePalsReplica()
    for entity in [
      message(1, other, written: 1, received: 10), message(2, other, written: 2, received: 20),
      message(3, me, written: 3, received: 30), message(4, other, written: 4, received: 40),
      message(5, other, written: 5, received: 50, .system(.joined)),
      message(6, other, written: 6, received: 60, .redacted),
      message(7, other, written: 7, received: nil),
    ] { replica.set(entity.key, to: entity) }
    #expect(replica.unread(in: round, for: me.user) == 3)
    // What was said before one came is no call.
    let seat = RoundSeat(
      round: round, card: me, role: .member, joinedAt: Instant(milliseconds: 15))
    replica.set(TeePalsEntity.seat(seat).key, to: .seat(seat))
    #expect(replica.unread(in: round, for: me.user) == 2)
    var chat = replica.chat(of: me.user, in: round)
    chat.lastReadAt = Instant(milliseconds: 20)
    replica.set(TeePalsEntity.chat(chat).key, to: .chat(chat))
    #expect(replica.unread(in: round, for: me.user) == 1)
    #expect(replica.badge(for: me.user) == 1)
    // Nobody is called to a chat that they cannot open.
    replica.set(TeePalsEntity.seat(seat).key, to: nil)
    #expect(replica.badge(for: me.user) == 0)
    replica.set(TeePalsEntity.seat(seat).key, to: .seat(seat))

    for (number, kind, isRead) in [
      (UInt64(1), NotificationKind.roundInvitation, false), (2, .roundChatMessage, false),
      (3, .userFollowed, true),
    ] {
      var notification = GolfNotification(
        id: ID(high: 2, low: number), recipient: me.user, kind: kind,
        createdAt: Instant(milliseconds: 1))
      notification.isRead = isRead
      replica.set(
        TeePalsEntity.notification(notification).key, to: .notification(notification))
    }
    #expect(replica.badge(for: me.user) == 2)
    chat.isMuted = true
    replica.set(TeePalsEntity.chat(chat).key, to: .chat(chat))
    #expect(replica.unread(in: round, for: me.user) == 1)
    #expect(replica.badge(for: me.user) == 1)
  }

  @Test("a block holds in both directions, by a row or by what the server says")
  func blocks() {
    var replica = TeePalsReplica()
    #expect(!replica.isBlocked(me.user, other.user))
    replica.setKnown(blockedPairs: [BlockedPair(other.user, me.user)])
    #expect(replica.isBlocked(me.user, other.user))
    #expect(replica.isBlocked(other.user, me.user))
    replica.setKnown(blockedPairs: [])
    let block = Block(owner: me.user, blocked: other, blockedAt: Instant(milliseconds: 1))
    replica.set(TeePalsEntity.block(block).key, to: .block(block))
    #expect(replica.isBlocked(other.user, me.user))
    #expect(replica.block(other.user, me.user) == nil)
  }
}
