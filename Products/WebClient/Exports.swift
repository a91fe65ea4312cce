#if arch(wasm32)
  import Suite
  import View

  // The whole boundary to the host (Web/host/client.js): four functions, no imports of our own.
  //
  // The host calls `start` once and keeps the handle. For every turn it takes memory for a frame
  // (see FrameReader and InputFrame in Kit/View/Host), writes it, calls `turn`, reads the text (see
  // OutputText), and gives both back. Nothing is kept in module variables, because nobody would
  // initialise them.

  private typealias Client = HostedRuntime<SuiteFeature>

  /// Makes the client. The handle is good until the page is left.
  @_expose(wasm, "start")
  @_cdecl("start")
  func start() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Client()).toOpaque()
  }

  /// Memory for a frame of `size` octets; to be given back with `release`.
  @_expose(wasm, "allocate")
  @_cdecl("allocate")
  func allocate(_ size: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(size)), alignment: 16)
  }

  @_expose(wasm, "release")
  @_cdecl("release")
  func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

  /// One turn: reads the frame, gives a text: four octets of length, least significant first, then
  /// UTF-8. To be given back with `release`.
  @_expose(wasm, "turn")
  @_cdecl("turn")
  func turn(
    _ handle: UnsafeMutableRawPointer, _ frame: UnsafeRawPointer, _ size: Int32
  ) -> UnsafeMutableRawPointer {
    let client = Unmanaged<Client>.fromOpaque(handle).takeUnretainedValue()
    let text = client.turn(UnsafeRawBufferPointer(start: frame, count: Int(size)))
    let memory = allocate(Int32(truncatingIfNeeded: text.count + 4))
    memory.storeBytes(of: UInt32(text.count).littleEndian, as: UInt32.self)
    text.withUnsafeBytes { source in
      let target = UnsafeMutableRawBufferPointer(start: memory + 4, count: source.count)
      target.copyMemory(from: source)
    }
    return memory
  }
#endif
