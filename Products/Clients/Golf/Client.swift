#if arch(wasm32)
  import Shell
  import TeePalsClient
  import View

  typealias Client = HostedRuntime<AppShell<AppClient<TeePalsApp>>>
#endif
