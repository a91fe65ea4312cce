#if arch(wasm32)
  import Home
  import Shell
  import View

  typealias Client = HostedRuntime<AppShell<HomeContent>>
#endif
