import Core
import RunningBuddyDomain
import Wire

/// The rows of a second device in a database of its own: those that the device that records has not
/// acknowledged, and who it is.
enum SecondJournal {
  private static let headTable = "companion"
  private static let headKey = "head"
  private static let rowTable = "noted"

  /// Numbers that a page may have used before it was loaded anew, while the disk was full.
  static let leap: Int64 = 10_000

  static func database(of user: UserID) -> String {
    "fieldday-" + user.description + "-companion"
  }

  struct Found {
    let device: CompanionID
    let next: Int64
    let isOn: Bool
    let rows: [CompanionRow]
  }

  static func head(_ device: CompanionID, next: Int64, isOn: Bool) -> StoreWrite.Operation {
    let json = JSON.object([
      "device": .id(device), "next": .integer(next), "isOn": .flag(isOn),
    ])
    return .put(table: headTable, key: headKey, value: json.text)
  }

  static func put(_ row: CompanionRow) -> StoreWrite.Operation {
    .put(table: rowTable, key: String(row.number), value: row.row.text)
  }

  static func delete(_ number: Int64) -> StoreWrite.Operation {
    .delete(table: rowTable, key: String(number))
  }

  /// `nil` where there is no journal. A row that cannot be read is left out.
  static func read(_ stored: [StoreRow]) -> Found? {
    var rows: [CompanionRow] = []
    var head: (device: CompanionID, next: Int64, isOn: Bool)?
    for row in stored {
      if sameBytes(row.table, headTable) {
        head = head ?? self.head(row.value)
      } else if sameBytes(row.table, rowTable), let number = Int64(row.key), number > 0 {
        do throws(WireError) {
          rows.append(CompanionRow(number, try RecorderRow(text: row.value)))
        } catch { continue }
      }
    }
    rows.sort { one, other in one.number < other.number }
    return head.map { head in
      Found(device: head.device, next: head.next, isOn: head.isOn, rows: rows)
    }
  }

  private static func head(_ text: String) -> (device: CompanionID, next: Int64, isOn: Bool)? {
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      return (
        try cursor.required("device").id(), try cursor.required("next").integer(in: 1...(.max)),
        try cursor.flag("isOn")
      )
    } catch { return nil }
  }
}
