#if arch(wasm32)
  import RefWatchClient
  import View

  typealias Client = HostedRuntime<MirrorPage>
#endif
