import Core
import Wire

/// Whether an app's messages come to this device while nobody looks, and the talk with the browser
/// and the server that turns them on and off.
///
/// A browser has one address for all apps. The server knows which of them may use it, and the
/// browser gives it up with the last one.
public struct PushSwitch: Hashable {
  /// Why messages do not come to this device, or do not end.
  public enum Problem: Hashable {
    /// The person or their browser said no.
    case denied
    /// The browser can't, or the server sends none to it.
    case unsupported
    case offline, failed
  }

  /// What was heard in return for a ``Step``.
  public enum Answer {
    case key(HostAnswer)
    case subscribed(HostAnswer)
    case kept(HostAnswer)
    case address(HostAnswer)
    case released(HostAnswer)
    case ended
  }

  /// What is to be asked next, and what its answer is handed in as.
  public struct Step {
    public let request: HostRequest
    public let answer: (HostAnswer) -> Answer
  }

  /// The app's name, as the server knows it.
  private let app: String
  public private(set) var isOn: Bool
  /// The browser or the server is being asked.
  public private(set) var isWorking = false
  public private(set) var problem: Problem?

  /// - Parameter kept: What ``kept`` was when the browser was last here.
  public init(of app: String, kept: String?) {
    self.app = app
    isOn = kept.map { text in !text.isEmpty } ?? false
  }

  /// What the browser is to remember of it; nothing while it is off.
  public var kept: String { isOn ? "on" : "" }

  public mutating func turn(on isOn: Bool) -> [Step] {
    guard !isWorking else { return [] }
    isWorking = true
    problem = nil
    return [
      isOn
        ? Step(request: .get("/api/push/key"), answer: Answer.key)
        : Step(request: .pushAddress(ends: false), answer: Answer.address)
    ]
  }

  /// - Parameters:
  ///   - language: What the messages are to be written in, by its code.
  ///   - zone: Where the browser is, by the zone's IANA name.
  public mutating func receive(
    _ answer: Answer, language: String, zone: String
  ) -> [Step] {
    switch answer {
    case .key(let answer): return subscribe(answer)
    case .subscribed(.text(let text)): return keep(text, language, zone)
    case .subscribed(let answer): return settle(false, Self.problem(answer))
    case .kept(.http(200...299, _)): return settle(true)
    case .kept(.http(422, _)):
      // No app can be of use to this browser: it need not wait for any.
      return settle(false, .unsupported) + [
        Step(request: .pushAddress(ends: true), answer: { _ in .ended })
      ]
    case .kept(let answer): return settle(false, Self.problem(answer))
    case .address(.text(let address)) where !address.isEmpty: return release(address)
    case .address: return settle(false)
    case .released(let answer): return end(answer)
    case .ended: return []
    }
  }

  private mutating func subscribe(_ answer: HostAnswer) -> [Step] {
    guard case .http(200...299, let body) = answer else {
      return settle(false, Self.problem(answer))
    }
    // A server that calls nobody has no key.
    let key = Self.read(body) { cursor throws(WireError) in
      try cursor.optional("key")?.string(limit: 500) ?? ""
    }
    guard let key else { return settle(false, .failed) }
    guard !key.isEmpty else { return settle(false, .unsupported) }
    return [Step(request: .subscribe(key: key), answer: Answer.subscribed)]
  }

  private mutating func keep(_ text: String, _ language: String, _ zone: String) -> [Step] {
    do throws(WireError) {
      let body = JSON.object([
        "app": .string(app), "subscription": try JSON.parse(text),
        "language": .string(language), "zone": .string(zone),
      ])
      return [Self.post("/api/push/subscribe", body, Answer.kept)]
    } catch { return settle(false, .failed) }
  }

  private func release(_ address: String) -> [Step] {
    let body = JSON.object(["app": .string(app), "endpoint": .string(address)])
    return [Self.post("/api/push/unsubscribe", body, Answer.released)]
  }

  private mutating func end(_ answer: HostAnswer) -> [Step] {
    guard case .http(200...299, let body) = answer else {
      // They go on coming.
      return settle(true, Self.problem(answer))
    }
    let isUsed = Self.read(body) { cursor throws(WireError) in
      try cursor.required("isUsed").bool()
    }
    return settle(false)
      + (isUsed == false ? [Step(request: .pushAddress(ends: true), answer: { _ in .ended })] : [])
  }

  private mutating func settle(_ isOn: Bool, _ problem: Problem? = nil) -> [Step] {
    isWorking = false
    self.isOn = isOn
    self.problem = problem
    return []
  }

  private static func post(
    _ path: String, _ body: JSON, _ answer: @escaping (HostAnswer) -> Answer
  ) -> Step {
    Step(request: .post(path, body: body.text), answer: answer)
  }

  private static func read<Value>(
    _ body: String, _ decode: (WireCursor) throws(WireError) -> Value
  ) -> Value? {
    do throws(WireError) { return try decode(WireCursor(try JSON.parse(body))) } catch {
      return nil
    }
  }

  private static func problem(_ answer: HostAnswer) -> Problem {
    guard case .failed(let reason) = answer else { return .failed }
    if sameBytes(reason, "denied") { return .denied }
    if sameBytes(reason, "unsupported") { return .unsupported }
    return sameBytes(reason, "offline") ? .offline : .failed
  }
}
