import NIOCore
import NIOEmbedded
import NIOHTTP1
import Server
import Testing

/// How slow the other end of a connection may be, on a clock that moves when the test says so.
@Suite struct SlowConnectionTests {
  private static let times = ConnectionTimes(
    patience: .seconds(10), leastRate: 1_000, longest: .minutes(15), unread: .minutes(2))

  /// A connection, and what its other end does.
  private struct Peer {
    let channel = EmbeddedChannel()
    let connections = OpenConnections()

    init() throws {
      try channel.pipeline.syncOperations.addHandler(
        SlowConnectionHandler(SlowConnectionTests.times, connections))
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    var isConnected: Bool { channel.isActive }

    func head() throws {
      try channel.writeInbound(
        HTTPServerRequestPart.head(HTTPRequestHead(version: .http1_1, method: .POST, uri: "/")))
    }

    func part(_ bytes: Int) throws {
      try channel.writeInbound(
        HTTPServerRequestPart.body(ByteBuffer(repeating: 32, count: bytes)))
    }

    func end() throws { try channel.writeInbound(HTTPServerRequestPart.end(nil)) }

    func reads(_ isReading: Bool) {
      channel.isWritable = isReading
      channel.pipeline.fireChannelWritabilityChanged()
    }

    func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }
  }

  /// 60,000 bytes announced, and one of them every five seconds.
  @Test func oneByteEveryFiveSecondsIsCutOff() throws {
    let peer = try Peer()
    try peer.head()
    try peer.part(1)
    peer.pass(.seconds(5))
    try peer.part(1)
    #expect(peer.isConnected)
    peer.pass(.seconds(6))
    #expect(!peer.isConnected)
    #expect(peer.connections.count == 0)
  }

  @Test func nothingAtAllIsCutOff() throws {
    let peer = try Peer()
    try peer.head()
    peer.pass(.seconds(9))
    #expect(peer.isConnected)
    peer.pass(.seconds(1))
    #expect(!peer.isConnected)
  }

  @Test func aSlowTelephoneIsWaitedFor() throws {
    let peer = try Peer()
    try peer.head()
    for _ in 0..<120 {
      try peer.part(1_200)
      peer.pass(.seconds(1))
    }
    // What came faster than it must may be followed by a tunnel.
    peer.pass(.seconds(30))
    #expect(peer.isConnected)
    try peer.part(10)
    try peer.end()
    peer.pass(.hours(24))
    #expect(peer.isConnected, "a connection between two requests is nobody's slow body")
    #expect(peer.connections.count == 1)
  }

  @Test func noBodyTakesLongerThanTheLongest() throws {
    let peer = try Peer()
    try peer.head()
    for _ in 0..<899 {
      try peer.part(50_000)
      peer.pass(.seconds(1))
    }
    #expect(peer.isConnected)
    try peer.part(50_000)
    peer.pass(.seconds(1))
    #expect(!peer.isConnected)
  }

  /// The time of one request is not that of the next.
  @Test func everyRequestHasItsOwnTime() throws {
    let peer = try Peer()
    for _ in 0..<5 {
      try peer.head()
      peer.pass(.seconds(8))
      try peer.part(1)
      try peer.end()
    }
    #expect(peer.isConnected)
  }

  @Test func whoReadsNothingIsCutOff() throws {
    let peer = try Peer()
    peer.reads(false)
    peer.pass(.seconds(100))
    peer.reads(true)
    peer.pass(.hours(1))
    #expect(peer.isConnected, "it was read after all")
    peer.reads(false)
    peer.pass(.seconds(119))
    #expect(peer.isConnected)
    peer.pass(.seconds(1))
    #expect(!peer.isConnected)
  }

  @Test func allowancesHaveAnEnd() {
    #expect(Self.times.allowance(for: 0) == .seconds(10))
    #expect(Self.times.allowance(for: 2_500) == .milliseconds(12_500))
    #expect(Self.times.allowance(for: .max) == .minutes(15))
    #expect(ConnectionTimes(leastRate: 0).allowance(for: .max) == .minutes(15))
  }
}
