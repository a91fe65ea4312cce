import CZip

/// Unpacks what gzip packed (RFC 1952) with zlib: one member, or several one after the other.
public enum GzipFile {
  /// - Parameter limit: As ``ZipReader/bytes(_:limit:)`` has it.
  /// - Throws: ``ZipFile/Failure`` for what is damaged or cut short, with a check sum that is not
  ///   its own, or followed by anything else than zeros.
  public static func unpack(
    _ bytes: [UInt8], limit: @escaping (_ beginning: [UInt8]) -> Int
  ) throws(ZipFile.Failure) -> Unpacked {
    let stream = try GzipStream(bytes)
    return try Unpacking(limit: limit).bytes { buffer throws(ZipFile.Failure) in
      try stream.read(buffer)
    }
  }
}

private final class GzipStream {
  /// zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>
  private let packed: UnsafeMutableBufferPointer<UInt8>
  private var isOver = false

  init(_ bytes: [UInt8]) throws(ZipFile.Failure) {
    packed = .allocate(capacity: bytes.count)
    _ = packed.initialize(from: bytes)
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    stream.pointee.next_in = packed.baseAddress
    stream.pointee.avail_in = UInt32(clamping: bytes.count)
    // 16: a header and a trailer of gzip's.
    let code = inflateInit2_(
      stream, 16 + MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK, bytes.count <= Int(UInt32.max) else {
      throw ZipFile.Failure(description: "it cannot be unpacked")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    packed.deallocate()
  }

  func read(_ buffer: UnsafeMutableRawBufferPointer) throws(ZipFile.Failure) -> Int {
    stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(clamping: buffer.count)
    while !isOver, stream.pointee.avail_out > 0 {
      switch inflate(stream, Z_NO_FLUSH) {
      case Z_OK: break
      case Z_STREAM_END: try endMember()
      default: throw ZipFile.Failure(description: "what is packed in it is damaged or cut short")
      }
    }
    return buffer.count - Int(stream.pointee.avail_out)
  }

  /// Behind a member comes nothing, zeros that fill a block, or another member.
  private func endMember() throws(ZipFile.Failure) {
    let rest = packed.suffix(Int(stream.pointee.avail_in))
    if rest.allSatisfy({ byte in byte == 0 }) {
      isOver = true
    } else if inflateReset(stream) != Z_OK {
      throw ZipFile.Failure(description: "it cannot be unpacked")
    }
  }
}
