#if arch(wasm32)
  import Suite
  import View

  typealias Client = HostedRuntime<SuiteFeature>
#endif
