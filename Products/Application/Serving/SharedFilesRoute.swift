import HTTPTypes
import Hummingbird
import Server

/// Where the system's share sheet hands files to an app, see `share_target` in its manifest.
public enum SharedFilesEndpoint: String, EndpointCatalogue {
  case run

  /// Whatever program shares has no header of ours, and nothing comes of it here.
  public var endpoint: Endpoint {
    Endpoint(.post, "/\(rawValue)/shared", access: .anyone, callers: .anySite)
  }
}

/// The service worker keeps shared files on the device. What it did not take, because it is not
/// installed yet or was deleted, ends here: nothing is read of it, and the app says that nothing
/// arrived.
struct SharedFilesRoute: Sendable {
  func register(in routes: inout Routes) {
    for app in SharedFilesEndpoint.allCases {
      let place = "/\(app.rawValue)/data?missed"
      routes.on(
        app.endpoint,
        open: { _, _ in
          .raw(
            Response(
              status: .seeOther, headers: [.location: place, .cacheControl: "no-store"]))
        })
    }
  }
}
