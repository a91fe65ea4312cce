import Foundation
import RunningBuddyDomain
import Server

/// Finds the files of what somebody named, one after the other: files, folders, which are searched
/// through, and ZIP archives, each with what gzip packed. Links in folders are not followed.
/// Blocks.
struct RunFileSearch {
  private enum Stop {
    case place(String, isNamed: Bool)
    case archive(ZipReader, path: String, next: Int, depth: Int)
  }

  /// What is still to be looked at, the next at the end.
  private var stops: [Stop]
  /// Bytes that may still be unpacked.
  private var room: Int
  private let limit: Int
  /// Archives within one another: those of well-known sites have archives in them.
  private static let depth = 2

  /// - Parameters:
  ///   - places: Paths of files and folders.
  ///   - limit: The most bytes that are unpacked.
  init(_ places: [String], limit: Int) {
    stops = places.reversed().map { place in .place(place, isNamed: true) }
    room = limit
    self.limit = limit
  }

  /// The next file; `nil` at the end.
  mutating func next() -> FoundFile? {
    while let stop = stops.popLast() {
      switch stop {
      case .place(let path, let isNamed):
        if let found = look(at: path, isNamed) { return found }
      case .archive(let archive, let path, let index, let depth):
        guard index < archive.count else { continue }
        stops.append(.archive(archive, path: path, next: index + 1, depth: depth))
        if let found = look(at: index, of: archive, path, depth) { return found }
      }
    }
    return nil
  }

  // MARK: On the disk

  private mutating func look(at path: String, _ isNamed: Bool) -> FoundFile? {
    func fault(_ fault: RunIntakeFault) -> FoundFile {
      FoundFile(path: path, outcome: .failure(fault), isNamed: isNamed)
    }
    let place = isNamed ? URL(filePath: path).resolvingSymlinksInPath().path : path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: place) else {
      return fault(.missing)
    }
    switch facts[.type] as? FileAttributeType {
    case .typeDirectory:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
        return fault(.unreadable)
      }
      let shown = names.filter { name in !name.hasPrefix(".") }.sorted(by: >)
      stops += shown.map { name in .place(path + "/" + name, isNamed: false) }
      return nil
    case .typeRegular:
      return read(place, as: path, isNamed: isNamed)
    default: return isNamed ? fault(.unreadable) : nil
    }
  }

  private mutating func read(_ place: String, as path: String, isNamed: Bool) -> FoundFile? {
    func found(_ outcome: Result<[UInt8], RunIntakeFault>) -> FoundFile {
      FoundFile(path: path, outcome: outcome, isNamed: isNamed)
    }
    guard let file = FileHandle(forReadingAtPath: place),
      let beginning = try? file.read(upToCount: Unpacked.beginning).map(Array.init) ?? []
    else { return found(.failure(.unreadable)) }
    defer { try? file.close() }
    if RunFileKind(beginning) == .zip {
      do throws(ZipFile.Failure) {
        stops.append(.archive(try ZipReader(file: place), path: path, next: 0, depth: 1))
        return nil
      } catch { return found(.failure(.damaged(error.description))) }
    }
    let most = FoundFile.limit(beginning)
    guard most > 0 else { return found(.failure(.unread(beginning))) }
    guard let rest = try? file.read(upToCount: most + 1 - beginning.count).map(Array.init) ?? []
    else { return found(.failure(.unreadable)) }
    let bytes = beginning + rest
    guard bytes.count <= most else { return found(.failure(.file(.tooLarge(limit: most)))) }
    return open(bytes, path, isNamed: isNamed, depth: 0)
  }

  // MARK: In archives

  private mutating func look(
    at index: Int, of archive: ZipReader, _ path: String, _ depth: Int
  ) -> FoundFile? {
    do throws(ZipFile.Failure) {
      let name = try archive.path(index)
      let parts = name.split(separator: "/")
      // What macOS adds to archives is no file of anybody's.
      guard !name.hasSuffix("/"), parts.first != "__MACOSX", parts.last?.hasPrefix(".") == false
      else { return nil }
      let whole = path + "/" + name
      do throws(ZipFile.Failure) {
        let most = room
        let unpacked = try archive.bytes(index) { start in min(most, FoundFile.limit(start)) }
        return take(unpacked, whole, isNamed: false, depth: depth)
      } catch {
        return FoundFile(
          path: whole, outcome: .failure(.damaged(error.description)), isNamed: false)
      }
    } catch {
      return FoundFile(path: path, outcome: .failure(.damaged(error.description)), isNamed: false)
    }
  }

  /// A file, which may be packed itself.
  private mutating func open(
    _ bytes: [UInt8], _ path: String, isNamed: Bool, depth: Int
  ) -> FoundFile? {
    func found(_ outcome: Result<[UInt8], RunIntakeFault>) -> FoundFile {
      FoundFile(path: path, outcome: outcome, isNamed: isNamed)
    }
    switch RunFileKind(Array(bytes.prefix(Unpacked.beginning))) {
    case .gzip:
      guard depth <= RunFileSearch.depth else { return found(.failure(.tooDeep)) }
      do throws(ZipFile.Failure) {
        let most = room
        let unpacked = try GzipFile.unpack(bytes) { start in min(most, FoundFile.limit(start)) }
        return take(unpacked, path, isNamed: isNamed, depth: RunFileSearch.depth + 1)
      } catch { return found(.failure(.damaged(error.description))) }
    case .zip:
      guard depth < RunFileSearch.depth else { return found(.failure(.tooDeep)) }
      do throws(ZipFile.Failure) {
        stops.append(.archive(try ZipReader(bytes), path: path, next: 0, depth: depth + 1))
        return nil
      } catch { return found(.failure(.damaged(error.description))) }
    default: return found(.success(bytes))
    }
  }

  private mutating func take(
    _ unpacked: Unpacked, _ path: String, isNamed: Bool, depth: Int
  ) -> FoundFile? {
    switch unpacked {
    case .whole(let bytes):
      room -= bytes.count
      return open(bytes, path, isNamed: isNamed, depth: depth)
    case .beyond(let beginning):
      let most = FoundFile.limit(beginning)
      guard most > room else {
        room -= most
        let fault = most > 0 ? .file(.tooLarge(limit: most)) : RunIntakeFault.unread(beginning)
        return FoundFile(path: path, outcome: .failure(fault), isNamed: isNamed)
      }
      return endArchives(path, isNamed: isNamed)
    }
  }

  /// Leaves what is being unpacked: there would be too much of it.
  private mutating func endArchives(_ path: String, isNamed: Bool) -> FoundFile {
    var name = path
    while case .archive(_, let path, _, _)? = stops.last {
      name = path
      stops.removeLast()
    }
    return FoundFile(
      path: name, outcome: .failure(.tooMuch(limit: limit)), isNamed: isNamed)
  }
}

extension RunIntakeFault {
  /// Of a file that was not read on, because of how it begins.
  fileprivate static func unread(_ beginning: [UInt8]) -> RunIntakeFault {
    let kind = RunFileKind(beginning)
    return .file(kind == .empty ? .empty : .otherFormat(kind))
  }
}
