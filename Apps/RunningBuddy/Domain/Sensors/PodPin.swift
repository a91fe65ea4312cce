import Core
import Wire

/// What a foot pod counts.
public enum PodCount: String, Hashable, Sendable, CaseIterable {
  /// Told from the numbers themselves.
  case automatic
  case steps
  case strides
}

/// What a person knows of a foot pod.
public struct PodPin: Hashable, Sendable {
  /// The pod's own name.
  public let name: String
  public let count: PodCount

  /// Unicode scalars of a name.
  static let nameLimit = 64
  /// Pods that are remembered.
  static let limit = 16

  /// A name is held to what can be kept.
  public init(name: String, count: PodCount) {
    let plain = String(decoding: name.utf8.filter { byte in byte >= 32 }, as: UTF8.self)
    var held = ""
    for scalar in plain.unicodeScalars.prefix(PodPin.nameLimit) {
      held.unicodeScalars.append(scalar)
    }
    self.name = held
    self.count = count
  }
}

extension PodPin: WireCodable {
  public var json: JSON {
    .object(["name": .string(name), "count": .string(count.rawValue)])
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    let word = try cursor.required("count")
    guard let count = PodCount(rawValue: try word.string(limit: PodPin.nameLimit)) else {
      throw word.error(.expected("a known count"))
    }
    self.init(
      name: try cursor.required("name").string(limit: PodPin.nameLimit), count: count)
  }
}

extension RunSettings {
  /// What the pod of a name counts.
  public func podCount(of name: String) -> PodCount {
    pods.first { pin in sameBytes(pin.name, PodPin(name: name, count: .automatic).name) }?.count
      ?? .automatic
  }

  /// The last ``PodPin/limit`` pins are kept.
  mutating func pin(_ pin: PodPin) {
    pods.removeAll { known in sameBytes(known.name, pin.name) }
    if pin.count != .automatic { pods.append(pin) }
    pods.removeFirst(max(0, pods.count - PodPin.limit))
  }
}
