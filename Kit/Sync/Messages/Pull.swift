import Core
import Wire

/// A device's question for what it has not seen.
public struct PullRequest: Hashable, Sendable {
  public let device: DeviceID
  /// Where the last page ended; `nil` to start from nothing.
  public let cursor: String?
  /// The `dseq` up to which the device knows the outcomes of its commands.
  public let acknowledged: Int64
  /// The most rows the device wants, 1…1,000; a page may exceed it by the rest of one command.
  public let limit: Int
  /// The device may be a copy of another: which commands does the server have under its id after
  /// `acknowledged`?
  public let isUnsure: Bool

  public init(
    device: DeviceID, cursor: String?, acknowledged: Int64, limit: Int = 500,
    isUnsure: Bool = false
  ) {
    self.device = device
    self.cursor = cursor
    self.acknowledged = acknowledged
    self.limit = limit
    self.isUnsure = isUnsure
  }
}

extension PullRequest: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      device: try cursor.required("device").id(),
      cursor: try cursor.optional("cursor")?.string(limit: 200_000),
      acknowledged: try cursor.required("acknowledged").integer(in: 0...(Int64.max - 1)),
      limit: Int(try cursor.required("limit").integer(in: 1...1_000)),
      isUnsure: try cursor.optional("unsure")?.bool() ?? false)
  }

  public var json: JSON {
    .object([
      "device": .id(device), "cursor": cursor.map { text in .string(text) },
      "acknowledged": .integer(acknowledged), "limit": .int(limit),
      "unsure": isUnsure ? .bool(true) : nil,
    ])
  }
}
