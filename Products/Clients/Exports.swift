// What the host calls. Each client's folder has a link to this file and says what its `Client` is.
#if arch(wasm32)
  import View

  @_expose(wasm, "start")
  @_cdecl("start")
  func start() -> UnsafeMutableRawPointer { Client.begin() }

  @_expose(wasm, "allocate")
  @_cdecl("allocate")
  func allocate(_ size: Int32) -> UnsafeMutableRawPointer { Client.memory(size) }

  @_expose(wasm, "release")
  @_cdecl("release")
  func release(_ memory: UnsafeMutableRawPointer) { Client.release(memory) }

  @_expose(wasm, "turn")
  @_cdecl("turn")
  func turn(
    _ handle: UnsafeMutableRawPointer, _ frame: UnsafeRawPointer, _ size: Int32
  ) -> UnsafeMutableRawPointer {
    Client.turn(handle, frame, size)
  }
#endif
