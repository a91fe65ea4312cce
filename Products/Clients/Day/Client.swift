#if arch(wasm32)
  import DayBlockClient
  import Shell
  import View

  typealias Client = HostedRuntime<AppShell<AppClient<DayBlockApp>>>
#endif
