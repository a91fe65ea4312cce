import Glibc

/// All clients, served by one loop, so that the generator takes as little of the machine as it can.
struct Run: ~Copyable {
  private struct Client {
    let head: Template
    let body: Template
    let id = Mint.id()
    var count = 0
    var request: Mint.Bytes?
    var sentAt: UInt64 = 0
  }

  private let seconds: Int
  private let most: Int
  private let expected: Int
  /// A line for each request, where there are any: they are taken one after another.
  private var items: [[Mint.Bytes]] = []
  private var taken = 0
  private var connections: [Held] = []
  private var clients: [Client] = []
  private var polled: [pollfd] = []
  private var open = 0
  private var latencies: [UInt64] = []
  private var failures: [String: Int] = [:]
  private var elapsed = 0.0

  init(_ options: Options) throws(LoadFailure) {
    seconds = options.int("seconds", 5)
    most = options.int("requests", .max)
    expected = options.int("expect", 200)
    let own = try options.text("items").isEmpty ? [] : options.lines("items")
    items = own.map { line in line.map { field in Mint.Bytes(field.utf8) } }
    let port = options.int("port", 0)
    let method = options.text("method").isEmpty ? "POST" : options.text("method")
    let lines = try options.lines("each")
    for index in 0..<options.int("clients", 1) {
      let fields = lines[index % lines.count]
      var head = "\(method) \(options.text("path")) HTTP/1.1\r\nHost: localhost:\(port)\r\n"
      for header in options.all("header") { head += header + "\r\n" }
      clients.append(
        Client(
          head: Template(head, fields: fields),
          body: Template(options.text("body"), fields: fields)))
      let held = Held(try Connection(port: UInt16(port)))
      polled.append(pollfd(fd: held.connection.socket, events: Int16(POLLIN), revents: 0))
      connections.append(held)
    }
    latencies.reserveCapacity(1_000_000)
  }

  mutating func go() {
    let began = ticks()
    let deadline = began + UInt64(seconds) * 1_000_000_000
    for index in clients.indices { send(index, until: deadline) }
    var part = [UInt8](repeating: 0, count: 65_536)
    while open > 0, poll(&polled, nfds_t(polled.count), -1) > 0 {
      for index in polled.indices where polled[index].revents != 0 {
        receive(index, into: &part, until: deadline)
      }
    }
    elapsed = Double(ticks() - began) / 1e9
  }

  private mutating func send(_ index: Int, until deadline: UInt64) {
    let now = ticks()
    guard now < deadline, clients[index].count < most else { return }
    guard items.isEmpty || taken < items.count else { return }
    let item = items.isEmpty ? [] : items[taken]
    taken += 1
    clients[index].count += 1
    let client = clients[index]
    let id = Mint.id()
    let body = client.body.filled(
      count: client.count, client: client.id, id: id, last: client.request, item: item)
    var request = client.head.filled(
      count: client.count, client: client.id, id: id, last: client.request, item: item)
    request += "Content-Length: \(body.count)\r\n\r\n".utf8
    request += body
    clients[index].request = id
    clients[index].sentAt = ticks()
    do throws(LoadFailure) {
      try connections[index].connection.send(request)
      open += 1
    } catch { lose(index, error) }
  }

  private mutating func receive(
    _ index: Int, into part: inout [UInt8], until deadline: UInt64
  ) {
    do throws(LoadFailure) {
      guard let answer = try connections[index].connection.receive(into: &part) else { return }
      latencies.append(ticks() - clients[index].sentAt)
      open -= 1
      if answer.status != expected {
        let words = String(decoding: answer.body.prefix(160), as: UTF8.self)
        failures["\(answer.status) \(words)", default: 0] += 1
      }
      send(index, until: deadline)
    } catch {
      open -= 1
      lose(index, error)
    }
  }

  private mutating func lose(_ index: Int, _ failure: LoadFailure) {
    polled[index].fd = -1
    failures[failure.words, default: 0] += 1
  }

  /// One line of JSON. What went wrong most often is told on standard error.
  var report: String {
    let sorted = latencies.sorted()
    func at(_ part: Double) -> Double {
      guard let last = sorted.indices.last else { return 0 }
      return Double(sorted[min(last, Int(Double(sorted.count) * part))]) / 1e3
    }
    for (why, count) in failures.sorted(by: { one, other in one.value > other.value }).prefix(3) {
      complain("\(count) × \(why)")
    }
    let failed = failures.values.reduce(0, +)
    return "{\"requests\":\(sorted.count),\"failed\":\(failed),\"seconds\":\(elapsed),"
      + "\"p50\":\(at(0.5)),\"p95\":\(at(0.95)),\"p99\":\(at(0.99))}"
  }
}

/// A connection that an array can hold.
private final class Held {
  var connection: Connection

  init(_ connection: consuming Connection) { self.connection = connection }
}
