import Core
import RunningBuddyDomain
import Wire

@testable import RunningBuddyTestKit

/// What the one module of the whole suite left on a device, before every app had a client of its
/// own: rows as it wrote them (`DeviceBook`, `OutboxEntry` and `RejectedCommand` of 28 November
/// 2026). Commands name no entity, and nothing was told from app to app.
///
/// Texts are never changed: they are what devices have.
enum EarlierDatabase {
  static let user = "01900000-0000-7000-8000-000000000001"
  static let epoch = "01910000-0000-7000-8000-000000000001"
  private static let device = "01900000-0000-7000-8000-0000000000d1"
  private static let contact = "01900000-0000-7000-8000-0000000000e1"
  private static let friend = "01900000-0000-7000-8000-0000000000e2"
  private static let match = "01900000-0000-7000-8000-0000000000e3"
  private static let round = "01900000-0000-7000-8000-0000000000e4"
  private static let block = "01900000-0000-7000-8000-0000000000e5"
  /// Of the month of ``ClientHost``, and of two years before.
  private static let session = "01a0be5a-8b00-7000-8000-0000000000e6"
  private static let oldSession = "019077fd-3000-7000-8000-0000000000e7"
  private static let run = RunID(high: 0x01A0_BE5A_8B00_7000, low: 0x8000_0000_0000_00E8)
  private static let track = "01900000-0000-7000-8000-0000000000e9"

  /// A row of the base: its table, scope, kind, id and body.
  private static func row(
    _ scope: String, _ kind: String, _ id: String, _ body: String, in table: String = "base"
  ) -> StoreRow {
    StoreRow(table: table, key: scope + " " + kind + " " + id, value: "7 " + body)
  }

  private static let mine = "user:" + user

  /// What the server has told, of each app something.
  static let base = [
    row(mine, "preferences", user, #"{"displayName":"Ana","theme":"dark"}"#),
    row(mine, "contact", contact, #"{"uid":"u1","card":{"fn":"Mira"},"source":"manual"}"#),
    row(
      mine, "friend", friend,
      #"{"contact":"\#(contact)","period":{"key":"weekly"},"createdAt":1772334000000,"#
        + #""createdOn":"2026-03-01","createdZone":"UTC","name":"Mira"}"#),
    row(
      "match:" + match, "match", match,
      #"{"home":{"name":"Home"},"away":{"name":"Away"},"ownRole":"center","rules":{"#
        + #""edition":"2026-27","periods":2,"periodMinutes":45,"intervals":[15],"#
        + #""extraTime":"never","extraHalf":15,"extraGap":5,"shootout":"never","kicks":5,"#
        + #""kickOrder":"abab","clock":"running","substitutions":{"limit":5,"named":15},"#
        + #""sinBin":"off","sinBinSeconds":600,"catalog":"law12","minPlayers":7,"#
        + #""maxPlayers":11},"createdAt":1772334000000}"#),
    row(
      "round:" + round, "golfRound", round,
      #"{"host":{"user":"01900000-0000-7000-8000-000000000099","name":"Maya K."},"#
        + #""course":{"name":"Riverwalk Golf Club","city":"San Diego, CA","lat":32765432,"#
        + #""lng":-117165432},"startTime":1795000000000,"zone":{"name":"America/Los_Angeles","#
        + #""offset":-25200},"visibility":"public","joinPolicy":"request","requirements":"#
        + #"{"minAge":25,"skills":["beginner"],"enforced":true},"price":{"kind":"estimate","#
        + #""amount":{"minor":4500,"currency":"USD"}},"message":"Bring water","maxPlayers":4,"#
        + #""acceptedCount":2,"requestCount":1,"status":"open","createdAt":1789000000000}"#),
    row(
      mine, "dayBlock", block,
      #"{"group":"01900000-0000-7000-8000-0000000000ea","name":"Study","icon":"book","color":4,"#
        + #""place":"V","created":1}"#),
    row(
      mine, "daySession", session,
      #"{"b":"\#(block)","d":20716,"z":"UTC","t":[1789900000000,1800000,0],"a":1}"#,
      in: "base.t000833"),
    row(
      mine, "daySession", oldSession,
      #"{"b":"\#(block)","d":19907,"z":"UTC","t":[1720000000000,1800000,0],"a":1}"#,
      in: "base.t000800"),
    row(
      mine, "run", run.description,
      SomeRun.byHand(run, minutes: 30, metres: 5_000).body.text, in: "base.t000833"),
  ]

  /// What nobody has accepted and the person has not dealt with.
  static let rejected = StoreRow(
    table: "rejected", key: "01900000-0000-7000-8000-0000000000c0",
    value: #"{"system":"friends","name":"pinFriend","version":1,"at":1789000000000,"#
      + #""learned":1789000001000,"args":{"friend":"01900000-0000-7000-8000-0000000000ff"},"#
      + #""reason":{"kind":"forbidden"}}"#)

  /// Parts of a track were still in the base then.
  static let trackInTheBase = row(
    mine, "runTrack", track,
    #"{"run":"\#(run)","part":0,"content":\#(content)}"#)

  struct Waiting: Sendable {
    let id: String
    let system: String
    let name: String
    let args: String
    var content: String?
  }

  /// What was done in every app and waits, in the order in which it was done.
  static let waiting = [
    Waiting(
      id: "01900000-0000-7000-8000-0000000000c1", system: "friends", name: "snoozeFriend",
      args: #"{"friend":"\#(friend)","until":"2026-10-14"}"#),
    Waiting(
      id: "01900000-0000-7000-8000-0000000000c2", system: "referee", name: "checkIn",
      args: #"{"user":"\#(user)","day":"2026-09-20","edits":[{"field":"sleep","value":7}]}"#),
    Waiting(
      id: "01900000-0000-7000-8000-0000000000c3", system: "golf", name: "editProfile",
      args: #"{"user":"\#(user)","edits":[{"field":"bio","value":"Early"}]}"#),
    Waiting(
      id: "01900000-0000-7000-8000-0000000000c4", system: "day", name: "addBlock",
      args: #"{"block":"01900000-0000-7000-8000-0000000000eb","#
        + #""group":"01900000-0000-7000-8000-0000000000ea","name":"Gym","icon":"tea","#
        + #""color":7,"place":"W"}"#),
    Waiting(
      id: "01900000-0000-7000-8000-0000000000c5", system: "run", name: "keepTrack",
      args: #"{"run":"\#(run)","part":0,"content":\#(content)}"#, content: text),
    Waiting(
      id: "01900000-0000-7000-8000-0000000000c6", system: "accounts", name: "setDisplayName",
      args: #"{"user":"\#(user)","value":"Anna"}"#),
  ]

  /// What the fifth brings, and its stub.
  private static let text = "1AA"
  private static let content =
    #"{"digest":"078212843521e83f276afcf286c3f4c527a02eb935f207f3c9fb5e572ab39068","octets":3}"#

  /// The rows of what waits, with the texts that it brings.
  static var outbox: [StoreRow] {
    waiting.enumerated().flatMap { index, command -> [StoreRow] in
      let stub = command.content == nil ? "" : ",\"content\":" + content
      let row = StoreRow(
        table: "outbox", key: command.id,
        value: #"{"ordinal":\#(index + 1),"dseq":\#(index + 1),"known":0,"#
          + #""device":"\#(device)","system":"\#(command.system)","name":"\#(command.name)","#
          + #""version":1,"at":\#(1_789_990_000_000 + index),"args":\#(command.args)\#(stub)}"#)
      let brought = command.content.map { text in
        StoreRow(table: "~." + command.id, key: "text", value: text)
      }
      return [row] + (brought.map { row in [row] } ?? [])
    }
  }

  /// What the database knew of itself.
  static let record = StoreRow(
    table: "meta", key: "book",
    value: #"{"device":"\#(device)","issued":6,"acknowledged":0,"epoch":"\#(epoch)","#
      + #""cursor":"c","current":true,"bootstrapped":true,"version":9}"#)

  static var rows: [StoreRow] { base + [rejected, record] + outbox }
}
