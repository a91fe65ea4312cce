import Core
import Store
import Sync
import TeePalsDomain
import TeePalsServer
import Testing

/// Maya hosts, Ben plays, Cho asks to be let in.
@Suite("A round that comes to another host, on the server")
struct GolfHandoverTests {
  private let maya = PebbleBeach.maya
  private let ben = PebbleBeach.ben
  private let cho = PebbleBeach.cho
  private let id = PebbleBeach.id

  private func filled() throws -> GolfDatabase {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    return golf
  }

  /// As the server does it, so many minutes after the round was made.
  private func run(
    _ step: HandoverStep, by user: UserID, _ minutes: Int64, _ golf: GolfDatabase
  ) throws {
    let command = TeePalsCommand.handOver(id, step)
    let now = PebbleBeach.now.advanced(byMilliseconds: minutes * 60_000)
    let context = DecideContext(
      actor: user, command: CommandID(high: 9, low: UInt64(minutes)), at: now, received: now)
    let replica = try golf.load(TeePalsDomain.reads(of: command, by: user), for: user)
    try golf.enact(try TeePalsDomain.decide(command, context, in: replica))
  }

  private func told(
    _ user: UserID, _ kind: NotificationKind, _ golf: GolfDatabase
  ) throws -> GolfNotification? {
    try golf.device(of: user).notifications(of: user).first { row in row.kind == kind }
  }

  @Test("rows, columns and scopes say who hosts, and both are told")
  func rows() throws {
    let golf = try filled()
    #expect(try golf.device(of: cho).round(id) == nil)
    try run(.offer(ben), by: maya, 1, golf)
    #expect(try told(ben, .roundHandover, golf)?.actor?.user == maya)
    #expect(try golf.device(of: ben).place(of: ben, in: id)?.hostOfferedAt != nil)
    #expect(try golf.device(of: maya).successor(in: id)?.user == ben)
    #expect(try golf.device(of: ben).members(of: id).isEmpty)

    try run(.accept, by: ben, 2, golf)
    #expect(try golf.count("SELECT count(*) FROM golf_round WHERE host = \(ben)") == 1)
    #expect(try golf.count("SELECT count(*) FROM golf_place WHERE host = \(ben)") == 3)
    for table: SQL in ["golf_member", "golf_seat"] {
      let hosts: SQL = "SELECT count(*) FROM \(table) WHERE role = 'host'"
      #expect(try golf.count(hosts) == 1)
      #expect(try golf.count("\(hosts) AND user_id = \(ben)") == 1)
    }
    let (new, former) = (try golf.device(of: ben), try golf.device(of: maya))
    #expect(new.members(of: id).count == 3 && former.members(of: id).isEmpty)
    #expect(new.place(of: ben, in: id)?.role == .host)
    #expect(former.place(of: maya, in: id)?.role == .member)
    #expect(former.round(id)?.host.user == ben && former.messages(of: id).count >= 3)
    #expect(try told(maya, .handoverAccepted, golf)?.actor?.user == ben)
    // Who asks is the new host's to answer.
    #expect(try told(ben, .roundJoinRequest, golf)?.actor?.user == cho)
  }

  @Test("an offer goes with the account of whom it was made to, and with the host's")
  func erasure() throws {
    let personalData = GolfPersonalDataTests()
    let asked = try filled()
    try run(.offer(ben), by: maya, 1, asked)
    try personalData.erase(ben, asked)
    #expect(try asked.device(of: maya).successor(in: id) == nil)
    #expect(try personalData.traces(of: ben, asked) == [])

    let gone = try filled()
    try run(.offer(ben), by: maya, 1, gone)
    try personalData.erase(maya, gone)
    #expect(try gone.device(of: ben).place(of: ben, in: id)?.hostOfferedAt == nil)
    #expect(try gone.device(of: ben).round(id)?.status == .canceled)
    #expect(try told(ben, .roundHandover, gone) == nil)
    #expect(try personalData.traces(of: maya, gone) == [])
  }

  @Test("the former host goes as a player does, and the round stays")
  func formerHostsErasure() throws {
    let golf = try filled()
    try run(.offer(ben), by: maya, 1, golf)
    try run(.accept, by: ben, 2, golf)
    let personalData = GolfPersonalDataTests()
    try personalData.erase(maya, golf)
    #expect(try golf.device(of: ben).round(id)?.status == .open)
    #expect(try golf.device(of: ben).seats(of: id).map { seat in seat.user } == [ben])
    #expect(try personalData.traces(of: maya, golf) == [])
  }
}
