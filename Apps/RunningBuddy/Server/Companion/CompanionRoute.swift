import Core
import RunningBuddyDomain
import Server
import Wire

/// `POST /api/run/companion`: a device of somebody's says something to those at the other end, and
/// is told what they have said, at once or as soon as there is something.
struct CompanionRoute: Sendable {
  let relay: CompanionRelay
  let environment: ServerEnvironment

  private struct Request {
    let device: CompanionID
    let side: CompanionRelay.Side
    let messages: [(json: JSON, bytes: Int)]
    let wait: Int64
  }

  func register(in routes: inout Routes) {
    routes.on(RunEndpoint.companion.endpoint, signedIn: exchange)
  }

  private func exchange(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let request = try read(call)
    // A paired device is a second one and no other.
    if request.side == .main, member.session.kind == .companion { throw Problem(.notFound) }
    let (box, others) = try relay.enter(
      member.user, request.device, request.side, at: environment.now())
    relay.pass(request.messages, of: member.user, from: request.side)
    if request.wait > 0, box.beginWaiting() {
      defer { box.endWaiting() }
      await wait(request.wait, for: box)
      // Who was signed out or removed meanwhile is told nothing more.
      guard try await call.isStillSignedIn() else { throw Problem(.notSignedIn) }
    }
    return .json(.object(["messages": .array(box.take()), "others": .int(others)]))
  }

  private func wait(_ milliseconds: Int64, for box: CompanionRelay.Box) async {
    let environment = environment
    let alarm = Task {
      try? await environment.sleep(milliseconds)
      if !Task.isCancelled { box.signal.beat() }
    }
    // What moved before has been told already.
    while case .moved = await box.signal.next(), box.isEmpty {}
    alarm.cancel()
  }

  private func read(_ call: Call) throws(Problem) -> Request {
    try call.read { body throws(WireError) in
      let list = try body.optional("messages")
      let elements = try list?.elements() ?? []
      if let list, elements.count > CompanionRelay.requestLimit {
        throw list.error(.outOfRange("at most \(CompanionRelay.requestLimit) messages"))
      }
      var messages: [(json: JSON, bytes: Int)] = []
      for element in elements {
        guard case .object = element.value else { throw element.error(.expected("an object")) }
        let bytes = element.value.bytes.count
        guard bytes <= CompanionMessage.limit else {
          throw element.error(.outOfRange("at most \(CompanionMessage.limit) bytes"))
        }
        messages.append((element.value, bytes))
      }
      return Request(
        device: try body.required("device").id(), side: try body.required("side").word(),
        messages: messages,
        wait: try body.optional("wait")?.integer(in: 0...CompanionRelay.longestWait) ?? 0)
    }
  }
}
