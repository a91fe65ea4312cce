import Calendar
import Core
import Foundation
import Server
import Synchronization

/// Asks other servers for calendars, and keeps what they said for a while.
final class OverlayService: Sendable {
  typealias Answer = Result<[OverlayEvent], OverlayFault>

  /// How long an answer is kept, in milliseconds.
  private static let life: Int64 = 900_000
  /// The same of a fault.
  private static let faultLife: Int64 = 60_000
  /// Bytes of a calendar, at most.
  private static let size = 2 * 1_024 * 1_024
  /// Events that are kept in all.
  private static let room = 100_000
  /// Calendars that are kept in all.
  private static let shelf = 2_000
  /// Bytes of calendars that are kept to be read again around another day.
  private static let bundle = 16 * 1_024 * 1_024

  private struct Key: Hashable {
    let address: String
    /// Of times that name none.
    let zone: String
    /// The day around which it was read; today without one.
    let middle: CivilDate?
  }

  /// A calendar as it came.
  private struct Page {
    let at: Instant
    let bytes: [UInt8]
    let host: String
  }

  private struct Entry {
    let at: Instant
    let answer: Answer

    func isFresh(at now: Instant) -> Bool {
      let age = now.milliseconds - at.milliseconds
      switch answer {
      case .success: return (0..<OverlayService.life).contains(age)
      case .failure: return (0..<OverlayService.faultLife).contains(age)
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
  private let pages = Mutex<[String: Page]>([:])

  init(outgoing: Outgoing, now: @escaping @Sendable () -> Instant) {
    self.outgoing = outgoing
    self.now = now
  }

  /// What is known of a calendar without asking anybody.
  func known(_ address: String, zone: String, around middle: CivilDate?) -> Answer? {
    let now = now()
    return kept.withLock { kept in
      let entry = kept[Key(address: address, zone: zone, middle: middle)]
      return entry.flatMap { entry in entry.isFresh(at: now) ? entry.answer : nil }
    }
  }

  /// Asks for a calendar, unless it came not long ago and is read around another day.
  ///
  /// - Parameter address: https or webcal, as in the person's settings.
  func ask(_ address: String, zone: String, around middle: CivilDate?) async -> Answer {
    let answer: Answer
    var at = now()
    do throws(OverlayFault) {
      let page: Page
      if let known = shelved(address, at: at) {
        page = known
      } else {
        page = try await fetch(address)
      }
      answer = .success(
        try read(page, zone: zone, around: middle ?? now().civil(offset: 0).date))
      at = page.at
      keep(page, address)
    } catch { answer = .failure(error) }
    keep(answer, Key(address: address, zone: zone, middle: middle), at: at)
    return answer
  }

  private func fetch(_ address: String) async throws(OverlayFault) -> Page {
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
    guard CalendarFile.isCalendar(answer.bytes) else { throw .noCalendar }
    return Page(at: now(), bytes: answer.bytes, host: url.host)
  }

  private func read(
    _ page: Page, zone: String, around middle: CivilDate
  ) throws(OverlayFault) -> [OverlayEvent] {
    let calendar: CalendarFile
    do throws(CalendarFileFault) {
      calendar = try CalendarFile(page.bytes, limit: OverlayReader.most)
    } catch { throw .tooLarge }
    var reader = OverlayReader(
      calendar, source: page.host, zone: SystemZones.rules(named: zone) ?? .utc, around: middle)
    return reader.events()
  }

  private func shelved(_ address: String, at now: Instant) -> Page? {
    pages.withLock { pages in
      guard let page = pages[address] else { return nil }
      let isFresh = (0..<Self.life).contains(now.milliseconds - page.at.milliseconds)
      if !isFresh { pages[address] = nil }
      return isFresh ? page : nil
    }
  }

  private func keep(_ page: Page, _ address: String) {
    pages.withLock { pages in
      pages[address] = page
      var weight = pages.values.reduce(0) { sum, page in sum + page.bytes.count }
      guard weight > Self.bundle else { return }
      // The oldest make room.
      for (address, page) in pages.sorted(by: { a, b in a.value.at < b.value.at }) {
        guard weight > Self.bundle else { return }
        pages[address] = nil
        weight -= page.bytes.count
      }
    }
  }

  /// `webcal://` is how a link says that it is a calendar; it is asked for as any other page.
  private static func web(_ address: String) -> String {
    guard let end = address.range(of: "://") else { return address }
    let scheme = address[..<end.lowerBound].lowercased()
    guard scheme == "webcal" || scheme == "webcals" || scheme == "https" else { return address }
    return "https" + address[end.lowerBound...]
  }

  private func keep(_ answer: Answer, _ key: Key, at: Instant) {
    let entry = Entry(at: at, answer: answer)
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
