import CCurl
import Coding
import Dispatch
import Foundation
import Synchronization

/// How requests leave the server: to public addresses only, over TLS that is verified, within ten
/// seconds and 64 KiB (or what the request says), never redirected.
///
/// A name is looked up once and the connection goes to the address that was checked, so that a name
/// cannot mean another one a moment later.
@Memberwise public struct Outgoing: Sendable {
  /// Whether this machine may be asked, over plain HTTP too: for tests and for providers that run
  /// beside the server.
  @Field(absent: false) public let allowsLoopback: Bool
  /// Whether machines of the operator's own network may be asked, and plain HTTP will do.
  @Field(absent: false) public let allowsPrivate: Bool
  /// How requests go; tests have their own servers answer.
  private let carry: @Sendable (OutgoingRequest) async throws(OutgoingFault) -> OutgoingAnswer

  /// - Parameter authorities: A file of certificates (PEM) to trust instead of the system's.
  public init(
    allowsLoopback: Bool = false, allowsPrivate: Bool = false, authorities: String? = nil
  ) {
    let line = OutgoingLine(
      allowsLoopback: allowsLoopback, allowsPrivate: allowsPrivate, authorities: authorities)
    self.init(allowsLoopback: allowsLoopback, allowsPrivate: allowsPrivate) {
      request throws(OutgoingFault) in try await line.carry(request)
    }
  }

  /// No way out.
  public static let closed = Outgoing { _ throws(OutgoingFault) in throw OutgoingFault.refused }

  /// An address as it may be asked here; `nil` for any other.
  public func url(_ text: String) -> OutgoingURL? {
    guard let url = OutgoingURL(text, allowsPlain: allowsLoopback || allowsPrivate) else {
      return nil
    }
    return url.isSecure || allowsPrivate || url.isLocal ? url : nil
  }

  public func send(
    _ request: OutgoingRequest
  ) async throws(OutgoingFault) -> OutgoingAnswer { try await carry(request) }
}

extension OutgoingURL {
  /// Whether the host's name says that it is this machine.
  fileprivate var isLocal: Bool {
    host == "localhost" || host == "[::1]"
      || (host.hasPrefix("127.") && host.allSatisfy { letter in letter.isNumber || letter == "." })
  }
}

/// The real way out.
private final class OutgoingLine: Sendable {
  /// The most requests at a time.
  private static let limit = 16
  /// The most addresses of a name that are tried.
  private static let tries = 2

  private let allowsLoopback: Bool
  private let allowsPrivate: Bool
  private let authorities: String?
  private let underWay = Mutex(0)
  private let queue = DispatchQueue(label: "fieldday.outgoing", attributes: .concurrent)

  init(allowsLoopback: Bool, allowsPrivate: Bool, authorities: String?) {
    self.allowsLoopback = allowsLoopback
    self.allowsPrivate = allowsPrivate
    self.authorities = authorities
  }

  func carry(_ request: OutgoingRequest) async throws(OutgoingFault) -> OutgoingAnswer {
    let isFree = underWay.withLock { count in
      guard count < Self.limit else { return false }
      count += 1
      return true
    }
    guard isFree else { throw .busy }
    defer { underWay.withLock { count in count -= 1 } }
    var last = OutgoingFault.unresolved
    for address in try await addresses(of: request.url).prefix(Self.tries) {
      let (code, answer) = await exchange(request, with: address)
      if let answer { return answer }
      last = .failed(code)
      guard code == CURLE_COULDNT_CONNECT.rawValue else { break }
    }
    throw last
  }

  private func addresses(of url: OutgoingURL) async throws(OutgoingFault) -> [[UInt8]] {
    let host = url.host.hasPrefix("[") ? String(url.host.dropFirst().dropLast()) : url.host
    let found = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: resolve(host)) }
    }
    guard !found.isEmpty else { throw .unresolved }
    let areAllowed = found.allSatisfy { bytes in
      allowsPrivate || (url.isSecure && PublicNetwork.contains(bytes))
        || (allowsLoopback && PublicNetwork.isLoopback(bytes))
    }
    // A name with one address inside and one outside is somebody's trick.
    guard areAllowed else { throw .refused }
    return found
  }

  private func exchange(
    _ request: OutgoingRequest, with address: [UInt8]
  ) async -> (code: UInt32, answer: OutgoingAnswer?) {
    let body = request.body
    let place = "::" + Self.text(of: address) + ":\(request.url.port)"
    let result = await Transfer.run(
      sending: body ?? [], on: queue, keeping: request.answerLimit
    ) { [authorities] transfer in
      transfer.set(CURLOPT_URL, request.url.text)
      transfer.set(CURLOPT_PROTOCOLS_STR, request.url.isSecure ? "https" : "http")
      transfer.set(CURLOPT_FOLLOWLOCATION, 0)
      transfer.set(CURLOPT_CONNECTTIMEOUT, 5)
      transfer.set(CURLOPT_TIMEOUT, request.seconds)
      transfer.set(CURLOPT_NOPROXY, "*")
      transfer.set(CURLOPT_CONNECT_TO, list: [place])
      var headers = request.headers
      if !headers.contains(where: { line in line.lowercased().hasPrefix("accept:") }) {
        headers.insert("Accept: application/json", at: 0)
      }
      if let body {
        transfer.set(CURLOPT_POST, 1)
        transfer.set(CURLOPT_POSTFIELDSIZE, body.count)
        headers.append("Expect:")
      }
      if request.form != nil {
        headers.append("Content-Type: application/x-www-form-urlencoded")
      }
      transfer.set(CURLOPT_HTTPHEADER, list: headers)
      if let authorities { transfer.set(CURLOPT_CAINFO, authorities) }
    }
    guard let result else { return (CURLE_FAILED_INIT.rawValue, nil) }
    guard result.code == CURLE_OK.rawValue else { return (result.code, nil) }
    return (result.code, OutgoingAnswer(status: result.status, bytes: result.answer))
  }

  private static func text(of address: [UInt8]) -> String {
    guard address.count == 16 else {
      return address.map { byte in String(byte) }.joined(separator: ".")
    }
    let groups = stride(from: 0, to: 16, by: 2).map { index in
      String(UInt16(address[index]) << 8 | UInt16(address[index + 1]), radix: 16)
    }
    return "[" + groups.joined(separator: ":") + "]"
  }
}

/// Every address of a name, as 4 or 16 bytes, in the order the system prefers. Blocks.
private func resolve(_ host: String) -> [[UInt8]] {
  var hints = addrinfo()
  hints.ai_family = AF_UNSPEC
  hints.ai_protocol = Int32(IPPROTO_TCP)
  var list: UnsafeMutablePointer<addrinfo>?
  guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
  defer { if let list { freeaddrinfo(list) } }
  var found: [[UInt8]] = []
  var next = list
  while let entry = next {
    next = entry.pointee.ai_next
    guard let address = entry.pointee.ai_addr else { continue }
    let length = Int(entry.pointee.ai_addrlen)
    let bytes: [UInt8]
    switch Int32(entry.pointee.ai_family) {
    case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
      bytes = UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        address in withUnsafeBytes(of: address.pointee.sin_addr) { bytes in Array(bytes) }
      }
    case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
      bytes = UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        address in withUnsafeBytes(of: address.pointee.sin6_addr) { bytes in Array(bytes) }
      }
    default: continue
    }
    if !found.contains(bytes) { found.append(bytes) }
  }
  return found
}
