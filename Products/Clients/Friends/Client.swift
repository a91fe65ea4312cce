#if arch(wasm32)
  import Shell
  import SuperFriendClient
  import View

  typealias Client = HostedRuntime<AppShell<AppClient<FriendsApp>>>
#endif
