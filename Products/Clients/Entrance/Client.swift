#if arch(wasm32)
  import Entrance
  import View

  typealias Client = HostedRuntime<EntrancePage>
#endif
