import DayBlockDomain
import Server

/// Everything DayBlock answers besides what is synchronised.
public enum DayEndpoint: String, EndpointCatalogue {
  case stats, export, importFile, undoImport
  case zones, overlays
  case live, stream, start, pause, resume, finish
  case calendarLink, makeCalendarLink, stopCalendarLink, calendar
  case glanceLink, makeGlanceLink, stopGlanceLink, glance
  case remoteLink, makeRemoteLink, stopRemoteLink, remote, bearer

  public var endpoint: Endpoint {
    switch self {
    case .stats: Endpoint(.get, "/api/day/stats", access: .signedIn)
    case .export: Endpoint(.get, "/api/day/export", access: .signedIn)
    case .importFile:
      Endpoint(
        .post, "/api/day/import", access: .signedIn, body: .bytes(limit: ImportFile.sizeLimit),
        cost: .upload)
    case .undoImport:
      Endpoint(.post, "/api/day/import/:id/undo", access: .signedIn, body: .json(limit: 64))
    case .zones: Endpoint(.get, "/api/day/zones", access: .signedIn)
    case .overlays: Endpoint(.get, "/api/day/overlays", access: .signedIn)
    case .live: Endpoint(.get, "/api/day/live", access: .signedIn)
    case .stream:
      // Of whoever is signed in or has the remote control's secret, which says whose run it is.
      Endpoint(.get, "/api/day/live/stream", access: .anyone)
    case .start: DayEndpoint.step("start")
    case .pause: DayEndpoint.step("pause")
    case .resume: DayEndpoint.step("resume")
    case .finish: DayEndpoint.step("finish")
    case .calendarLink: Endpoint(.get, "/api/day/calendar", access: .signedIn)
    case .makeCalendarLink: DayEndpoint.making("calendar")
    case .stopCalendarLink: Endpoint(.delete, "/api/day/calendar", access: .signedIn)
    case .calendar: Endpoint(.get, "/calendar/day/:token", access: .anyone)
    case .glanceLink: Endpoint(.get, "/api/day/glance", access: .signedIn)
    case .makeGlanceLink: DayEndpoint.making("glance")
    case .stopGlanceLink: Endpoint(.delete, "/api/day/glance", access: .signedIn)
    case .glance: Endpoint(.get, "/glance/:token", access: .anyone)
    case .remoteLink: Endpoint(.get, "/api/day/remote", access: .signedIn)
    case .makeRemoteLink: DayEndpoint.making("remote")
    case .stopRemoteLink: Endpoint(.delete, "/api/day/remote", access: .signedIn)
    case .remote:
      // A script is on no page: the secret says whose run it is and that this is meant.
      Endpoint(.post, "/remote/day/:token/:step", access: .anyone, callers: .anySite)
    case .bearer:
      // The same with the secret in the head, which no log and no history keeps.
      Endpoint(.post, "/api/day/live/do/:step", access: .anyone, callers: .anySite)
    }
  }

  private static func step(_ word: String) -> Endpoint {
    Endpoint(
      .post, "/api/day/live/" + word, access: .signedIn, body: .json(limit: Endpoint.ordinaryLimit))
  }

  private static func making(_ word: String) -> Endpoint {
    Endpoint(
      .post, "/api/day/" + word, access: .signedIn, body: .json(limit: 64), cost: .credentials)
  }
}
