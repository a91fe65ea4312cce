import Calendar
import Core
import Foundation
import Server
import Synchronization

/// Asks other servers for calendars, and keeps what they said for a while.
final class OverlayDesk: Sendable {
  typealias Answer = Result<[OverlayEvent], OverlayFault>

  /// How long an answer is kept, in milliseconds.
  private static let life: Int64 = 900_000
  /// The same of a fault.
  private static let faultLife: Int64 = 60_000
  /// Octets of a calendar, at most.
  private static let size = 2 * 1_024 * 1_024
  /// Events that are kept in all.
  private static let room = 100_000
  /// Calendars that are kept in all.
  private static let shelf = 2_000

  private struct Key: Hashable {
    let address: String
    /// Of times that name none.
    let zone: String
  }

  private struct Entry {
    let at: Instant
    let answer: Answer

    func isFresh(at now: Instant) -> Bool {
      let age = now.milliseconds - at.milliseconds
      switch answer {
      case .success: return (0..<OverlayDesk.life).contains(age)
      case .failure: return (0..<OverlayDesk.faultLife).contains(age)
      }
    }

    /// What it takes of the room.
    var weight: Int {
      switch answer {
      case .success(let events): events.count
      case .failure: 0
      }
    }
  }

  private let outgoing: Outgoing
  private let now: @Sendable () -> Instant
  private let kept = Mutex<[Key: Entry]>([:])

  init(outgoing: Outgoing, now: @escaping @Sendable () -> Instant) {
    self.outgoing = outgoing
    self.now = now
  }

  /// What is known of a calendar without asking anybody.
  func known(_ address: String, zone: String) -> Answer? {
    let now = now()
    return kept.withLock { kept in
      let entry = kept[Key(address: address, zone: zone)]
      return entry.flatMap { entry in entry.isFresh(at: now) ? entry.answer : nil }
    }
  }

  /// Asks for a calendar.
  ///
  /// - Parameter address: https or webcal, as in the person's settings.
  func ask(_ address: String, zone: String) async -> Answer {
    let answer: Answer
    do throws(OverlayFault) {
      answer = .success(try await fetch(address, zone: zone))
    } catch { answer = .failure(error) }
    keep(answer, Key(address: address, zone: zone))
    return answer
  }

  private func fetch(
    _ address: String, zone: String
  ) async throws(OverlayFault) -> [OverlayEvent] {
    guard let url = outgoing.url(Self.web(address)) else { throw .address }
    var request = OutgoingRequest(url, headers: ["Accept: text/calendar, text/plain;q=0.5"])
    request.answerLimit = Self.size
    let answer: OutgoingAnswer
    do throws(OutgoingFault) {
      answer = try await outgoing.send(request)
    } catch {
      // libcurl's word for an answer that was cut off (CURLE_WRITE_ERROR).
      throw error == .failed(23) ? .tooLarge : .unreachable
    }
    guard answer.status == 200 else { throw .refused }
    guard CalendarFile.isCalendar(answer.octets) else { throw .noCalendar }
    let calendar: CalendarFile
    do throws(CalendarFileFault) {
      calendar = try CalendarFile(answer.octets, limit: OverlayReader.most)
    } catch { throw .tooLarge }
    var reader = OverlayReader(
      calendar, source: url.host, zone: ZoneTable.rules(named: zone) ?? .utc,
      today: now().civil(offset: 0).date)
    return reader.events()
  }

  /// `webcal://` is how a link says that it is a calendar; it is asked for as any other page.
  private static func web(_ address: String) -> String {
    guard let end = address.range(of: "://") else { return address }
    let scheme = address[..<end.lowerBound].lowercased()
    guard scheme == "webcal" || scheme == "webcals" || scheme == "https" else { return address }
    return "https" + address[end.lowerBound...]
  }

  private func keep(_ answer: Answer, _ key: Key) {
    let entry = Entry(at: now(), answer: answer)
    kept.withLock { kept in
      kept[key] = entry
      var weight = kept.values.reduce(0) { sum, entry in sum + entry.weight }
      guard weight > Self.room || kept.count > Self.shelf else { return }
      // The oldest make room.
      for (key, entry) in kept.sorted(by: { a, b in a.value.at < b.value.at }) {
        guard weight > Self.room || kept.count > Self.shelf else { return }
        kept[key] = nil
        weight -= entry.weight
      }
    }
  }
}
