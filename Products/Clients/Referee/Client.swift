#if arch(wasm32)
  import RefWatchClient
  import Shell
  import View

  typealias Client = HostedRuntime<AppShell<AppClient<RefWatchApp>>>
#endif
