import CZip

extension GzipFile {
  /// What programs that ask for gzip get (RFC 1952); `nil` where there is no memory for it.
  public static func pack(_ bytes: [UInt8]) -> [UInt8]? {
    // zlib keeps its address.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer {
      deflateEnd(stream)
      stream.deallocate()
    }
    // 16: a header and a trailer of gzip's.
    let code = deflateInit2_(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK, bytes.count <= Int(UInt32.max) else { return nil }
    var plain = bytes
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(stream, UInt(bytes.count))))
    let count = plain.withUnsafeMutableBufferPointer { from -> Int? in
      packed.withUnsafeMutableBufferPointer { to -> Int? in
        stream.pointee.next_in = from.baseAddress
        stream.pointee.avail_in = UInt32(clamping: from.count)
        stream.pointee.next_out = to.baseAddress
        stream.pointee.avail_out = UInt32(clamping: to.count)
        guard deflate(stream, Z_FINISH) == Z_STREAM_END else { return nil }
        return to.count - Int(stream.pointee.avail_out)
      }
    }
    return count.map { count in Array(packed.prefix(count)) }
  }
}
