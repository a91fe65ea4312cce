import Core
import Foundation
import Geography
import RunningBuddyDomain
import Server

/// The tiles of another server, asked for once and kept for a while. It learns which tiles this
/// server wants, and nothing of who wants them.
public struct TileUpstream: Sendable {
  private let template: TileTemplate
  private let outgoing: Outgoing
  private let cache: TileCache
  private let sleep: @Sendable (Int64) async throws -> Void

  /// How often a way out is waited for, and how long each time, in milliseconds.
  private static let turns = (count: 20, pause: Int64(100))
  /// How long the other server has, in seconds.
  private static let patience = 5

  /// The tiles of `template` up to a zoom.
  ///
  /// - Parameters:
  ///   - folder: For pictures that were asked for; can be deleted at any time.
  ///   - limit: Bytes of them.
  public static func source(
    _ template: TileTemplate, _ offer: TileOffer, greatest: Int, outgoing: Outgoing,
    folder: String, limit: Int, environment: ServerEnvironment
  ) -> TileSource {
    let upstream = TileUpstream(
      template: template, outgoing: outgoing,
      cache: TileCache(in: folder, of: template.text, limit: limit, now: environment.now),
      sleep: environment.sleep)
    let zooms = MapTile.zooms.lowerBound...min(max(0, greatest), MapTile.zooms.upperBound)
    return TileSource(offer.tiles(zooms)) { tile throws(TileFault) in
      try await upstream.picture(of: tile)
    }
  }

  private func picture(of tile: MapTile) async throws(TileFault) -> TilePicture {
    let kept = await cache.find(tile)
    if let kept, !kept.isOld { return kept.picture }
    do throws(TileFault) {
      let picture = try TilePicture(try await ask(template.address(of: tile)))
      await cache.keep(picture, of: tile)
      return picture
    } catch {
      // An old picture is better than none.
      if let kept { return kept.picture }
      throw error
    }
  }

  private func ask(_ address: String) async throws(TileFault) -> [UInt8] {
    guard let url = outgoing.url(address) else { throw .unreachable }
    var request = OutgoingRequest(
      url, headers: ["Accept: image/png, image/jpeg, image/webp", "User-Agent: Fieldday"])
    request.answerLimit = MapTiles.pictureLimit
    request.seconds = TileUpstream.patience
    let answer = try await send(request)
    switch answer.status {
    case 200: return answer.bytes
    case 204, 404, 410: throw .absent
    default: throw .refused
    }
  }

  /// A screen has more tiles than there are ways out.
  private func send(_ request: OutgoingRequest) async throws(TileFault) -> OutgoingAnswer {
    for _ in 0..<TileUpstream.turns.count {
      do throws(OutgoingFault) { return try await outgoing.send(request) } catch {
        switch error {
        case .busy: break
        case .tooLong: throw .tooLarge
        case .tooLate: throw .late
        case .unresolved, .refused, .failed: throw .unreachable
        }
      }
      do { try await sleep(TileUpstream.turns.pause) } catch { throw .busy }
    }
    throw .busy
  }
}

/// The address of another server's tiles, with `{z}`, `{x}` and `{y}` where their numbers go.
public struct TileTemplate: Hashable, Sendable {
  public let text: String

  /// `nil` where a number has no place or several, or where `outgoing` may not ask there.
  public init?(_ text: String, for outgoing: Outgoing) {
    for number in ["{z}", "{x}", "{y}"] {
      guard text.components(separatedBy: number).count == 2 else { return nil }
    }
    self.text = text
    guard let tile = MapTile(zoom: 0, column: 0, row: 0), outgoing.url(address(of: tile)) != nil
    else { return nil }
  }

  func address(of tile: MapTile) -> String {
    text.replacing("{z}", with: String(tile.zoom)).replacing("{x}", with: String(tile.column))
      .replacing("{y}", with: String(tile.row))
  }
}
