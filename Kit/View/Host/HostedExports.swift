// What a client's module exports to the host (Web/host/client.js), but for the names: a function
// that is exported has to be in the module itself.
//
// The host calls `start` once and keeps the handle. For every turn it takes memory for a frame (see
// FrameReader and InputFrame), writes it, calls `turn`, reads the text (see OutputText), and gives
// both back. Nothing is kept in module variables, because nobody would initialise them.
extension HostedRuntime {
  /// Makes the client. The handle is good until the page is left.
  public static func begin() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(HostedRuntime()).toOpaque()
  }

  /// Memory for `size` bytes; to be given back with ``release(_:)``.
  public static func memory(_ size: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(size)), alignment: 16)
  }

  public static func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

  /// One turn: reads the frame, gives a text: four bytes of length, least significant first, then
  /// UTF-8. To be given back with ``release(_:)``.
  public static func turn(
    _ handle: UnsafeMutableRawPointer, _ frame: UnsafeRawPointer, _ size: Int32
  ) -> UnsafeMutableRawPointer {
    let client = Unmanaged<HostedRuntime>.fromOpaque(handle).takeUnretainedValue()
    let text = client.turn(UnsafeRawBufferPointer(start: frame, count: Int(size)))
    let memory = memory(Int32(truncatingIfNeeded: text.count + 4))
    memory.storeBytes(of: UInt32(text.count).littleEndian, as: UInt32.self)
    text.withUnsafeBytes { source in
      let target = UnsafeMutableRawBufferPointer(start: memory + 4, count: source.count)
      target.copyMemory(from: source)
    }
    return memory
  }
}
