import Glibc

/// One HTTP/1.1 connection on loopback, kept alive.
struct Connection: ~Copyable {
  let socket: Int32
  private var buffer: [UInt8] = []

  init(port: UInt16) throws(LoadFailure) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var one: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(socket, generic, size)
      }
    }
    guard connected == 0 else { throw LoadFailure(words: "cannot connect: errno \(errno)") }
  }

  deinit { close(socket) }

  func send(_ bytes: [UInt8]) throws(LoadFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { bytes in
        Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { throw LoadFailure(words: "the connection broke while sending") }
      rest = rest.dropFirst(sent)
    }
  }

  /// Reads what is there. Answers the status and body once an answer with a `Content-Length`, or in
  /// chunks, is complete.
  mutating func receive(
    into part: inout [UInt8]
  ) throws(LoadFailure) -> (status: Int, body: [UInt8])? {
    let count = recv(socket, &part, part.count, 0)
    guard count > 0 else { throw LoadFailure(words: "the connection was closed") }
    buffer += part[..<count]
    guard let head = AnswerHead(buffer) else { return nil }
    // One answer is awaited at a time: one in chunks is all there once the last chunk is.
    guard !head.isInChunks || buffer.suffix(AnswerHead.lastChunk.count) == AnswerHead.lastChunk
    else { return nil }
    let end = head.isInChunks ? buffer.count : head.length + head.bodyLength
    guard buffer.count >= end else { return nil }
    let body = Array(buffer[head.length..<end])
    buffer.removeFirst(end)
    return (head.status, body)
  }
}

/// What the first lines of an answer say.
struct AnswerHead {
  let status: Int
  /// Bytes of the head with the empty line.
  let length: Int
  let bodyLength: Int
  let isInChunks: Bool

  static let lastChunk = Array("0\r\n\r\n".utf8)[...]

  /// `nil` when the empty line has not come yet.
  init?(_ bytes: [UInt8]) {
    let lineEnd = UInt8(ascii: "\r")
    var end: Int?
    var index = 0
    while index + 3 < bytes.count {
      if bytes[index] == lineEnd, bytes[index + 2] == lineEnd {
        end = index
        break
      }
      index += 1
    }
    guard let end, end >= 12 else { return nil }
    length = end + 4
    status = AnswerHead.number(bytes[9..<12])
    bodyLength = AnswerHead.field("content-length:", in: bytes[..<end]) ?? 0
    isInChunks = AnswerHead.field("transfer-encoding: chunked", in: bytes[..<end]) != nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.drop { byte in byte == UInt8(ascii: " ") }
      .prefix { byte in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
      .reduce(0) { sum, byte in sum * 10 + Int(byte - UInt8(ascii: "0")) }
  }

  /// The number after a field's name; 0 where there is none after it, `nil` without the field.
  private static func field(_ name: StaticString, in head: ArraySlice<UInt8>) -> Int? {
    let wanted = name.withUTF8Buffer { bytes in Array(bytes) }
    var index = 0
    while index + wanted.count < head.count {
      if head[index] == UInt8(ascii: "\n"), starts(head, at: index + 1, with: wanted) {
        return number(head[(index + 1 + wanted.count)...])
      }
      index += 1
    }
    return nil
  }

  private static func starts(
    _ head: ArraySlice<UInt8>, at place: Int, with wanted: [UInt8]
  ) -> Bool {
    guard place + wanted.count <= head.count else { return false }
    // Setting this bit makes ASCII letters small and leaves `-` and `:` as they are.
    for (index, byte) in wanted.enumerated() where head[place + index] | 0x20 != byte {
      return false
    }
    return true
  }
}
