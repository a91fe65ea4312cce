#if arch(wasm32)
  import RunningBuddyClient
  import Shell
  import View

  typealias Client = HostedRuntime<AppShell<AppClient<RunningBuddyApp>>>
#endif
