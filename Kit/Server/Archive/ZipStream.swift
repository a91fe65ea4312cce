import CZip
import Calendar
import Core
import Foundation

/// Writes a ZIP archive piece by piece (PKWARE's APPNOTE 6.3.10), so that somebody can be sent it
/// while it is made: of a file that was written, nothing is kept but its name and where it lies.
/// Deflated, names in UTF-8, ZIP64 where it must be.
public struct ZipStream: Sendable {
  private let time: (date: UInt16, time: UInt16)
  /// Bytes written so far.
  private var offset: UInt64 = 0
  /// What the end of the archive says of its files.
  private var directory: [UInt8] = []
  private var names: Set<String> = []

  private var count: UInt64 { UInt64(names.count) }

  /// - Parameter modified: What its files are marked with, in UTC and whole two seconds.
  public init(modified: Instant) { time = ZipStream.time(modified) }

  /// The archive's next piece, which is one file. `path` has `/` between folders, never begins with
  /// one, is in the archive once, and has at most 65,535 bytes; a file has fewer than 4 GiB.
  /// Blocks while it deflates.
  public mutating func file(
    _ path: String, _ bytes: [UInt8]
  ) throws(ZipFile.Failure) -> [UInt8] {
    guard !names.contains(path) else {
      throw ZipFile.Failure(description: "a name is in the archive already")
    }
    let name = Array(path.utf8)
    let packed = try PackedFile(bytes)
    guard bytes.count < ZipStream.far, packed.bytes.count < ZipStream.far,
      name.count <= Int(UInt16.max)
    else { throw ZipFile.Failure(description: "a file is too large for the archive") }
    var common = Pieces()
    common.add(UInt16(2_048))  // Names are UTF-8.
    common.add(packed.method)
    common.add(time.time)
    common.add(time.date)
    common.add(packed.checkSum)
    common.add(UInt32(packed.bytes.count))
    common.add(UInt32(bytes.count))
    common.add(UInt16(name.count))
    var piece = Pieces()
    piece.add(UInt32(0x0403_4B50))
    piece.add(UInt16(20))
    piece.bytes += common.bytes
    piece.add(UInt16(0))
    piece.bytes += name
    piece.bytes += packed.bytes
    enter(name, common)
    names.insert(path)
    offset += UInt64(piece.bytes.count)
    return piece.bytes
  }

  /// A file's entry in the directory.
  private mutating func enter(_ name: [UInt8], _ common: Pieces) {
    let isFar = offset >= UInt64(ZipStream.far)
    var entry = Pieces()
    entry.add(UInt32(0x0201_4B50))
    entry.add(UInt16(3 << 8 | (isFar ? 45 : 20)))  // Made under Unix, as the rights below.
    entry.add(UInt16(isFar ? 45 : 20))
    entry.bytes += common.bytes
    entry.add(UInt16(isFar ? 12 : 0))
    for _ in 0..<3 { entry.add(UInt16(0)) }  // No comment, first disk, bytes.
    entry.add(UInt32(0o100_600) << 16)
    entry.add(isFar ? UInt32.max : UInt32(offset))
    entry.bytes += name
    if isFar {
      entry.add(UInt16(1))
      entry.add(UInt16(8))
      entry.add(offset)
    }
    directory += entry.bytes
  }

  /// The archive's last piece.
  public func end() -> [UInt8] {
    let length = UInt64(directory.count)
    var piece = Pieces()
    piece.bytes = directory
    let isFar = offset >= UInt64(ZipStream.far) || length >= UInt64(ZipStream.far)
    if isFar || count >= UInt64(UInt16.max) {
      piece.add(UInt32(0x0606_4B50))
      piece.add(UInt64(44))
      piece.add(UInt16(3 << 8 | 45))
      piece.add(UInt16(45))
      for _ in 0..<2 { piece.add(UInt32(0)) }
      piece.add(count)
      piece.add(count)
      piece.add(length)
      piece.add(offset)
      piece.add(UInt32(0x0706_4B50))
      piece.add(UInt32(0))
      piece.add(offset + length)
      piece.add(UInt32(1))
    }
    let files = UInt16(clamping: count)
    piece.add(UInt32(0x0605_4B50))
    for _ in 0..<2 { piece.add(UInt16(0)) }
    piece.add(files)
    piece.add(files)
    piece.add(UInt32(clamping: length))
    piece.add(UInt32(clamping: offset))
    piece.add(UInt16(0))
    return piece.bytes
  }

  /// From here on a number does not fit.
  private static let far = Int(UInt32.max)

  /// As MS-DOS has it, which knows no year before 1980 or after 2107.
  private static func time(_ instant: Instant) -> (UInt16, UInt16) {
    let civil = instant.civil(offset: 0)
    let (year, month, day) = civil.date.components
    guard year >= 1980 else { return (1 << 5 | 1, 0) }
    guard year <= 2107 else { return (127 << 9 | 12 << 5 | 31, 23 << 11 | 59 << 5 | 29) }
    let second = Int((instant.milliseconds / 1_000 % 60 + 60) % 60)
    return (
      UInt16(year - 1980) << 9 | UInt16(month) << 5 | UInt16(day),
      UInt16(civil.time.hour) << 11 | UInt16(civil.time.minute) << 5 | UInt16(second / 2)
    )
  }
}

/// Numbers one after the other, the smallest byte of each first.
private struct Pieces {
  var bytes: [UInt8] = []

  mutating func add(_ number: some FixedWidthInteger & UnsignedInteger) {
    withUnsafeBytes(of: number.littleEndian) { raw in bytes += raw }
  }
}

/// A file as an archive has it: libzip makes an archive of nothing else in memory, out of which it
/// is taken as it lies there.
private struct PackedFile {
  let bytes: [UInt8]
  /// 0 as it is, 8 deflated.
  let method: UInt16
  /// The CRC-32 of what was packed.
  let checkSum: UInt32

  init(_ plain: [UInt8]) throws(ZipFile.Failure) {
    var fault = zip_error_t()
    zip_error_init(&fault)
    defer { zip_error_fini(&fault) }
    guard let memory = zip_source_buffer_create(nil, 0, 0, &fault) else {
      throw ZipFile.Failure(description: "no memory for the archive")
    }
    // Each archive that is opened of it lets go of it once.
    zip_source_keep(memory)
    defer { zip_source_free(memory) }
    guard let written = zip_open_from_source(memory, ZIP_TRUNCATE, &fault) else {
      zip_source_free(memory)
      throw ZipFile.Failure(description: "the archive cannot be made")
    }
    do throws(ZipFile.Failure) {
      try PackedFile.add(plain, to: written)
      // What was opened of it needs it again.
      zip_source_keep(memory)
      guard zip_close(written) == 0 else {
        zip_source_free(memory)
        throw ZipFile.failure(of: written)
      }
    } catch {
      zip_discard(written)
      throw error
    }
    guard let archive = zip_open_from_source(memory, ZIP_RDONLY, &fault) else {
      zip_source_free(memory)
      throw ZipFile.Failure(description: "the archive cannot be read")
    }
    defer { zip_discard(archive) }
    (bytes, method, checkSum) = try PackedFile.first(of: archive)
  }

  /// libzip reads a copy when the archive is closed, and frees it.
  private static func add(
    _ bytes: [UInt8], to archive: OpaquePointer
  ) throws(ZipFile.Failure) {
    guard let copy = malloc(max(1, bytes.count)) else {
      throw ZipFile.Failure(description: "no memory for the archive")
    }
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
    }
    guard let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1) else {
      free(copy)
      throw ZipFile.failure(of: archive)
    }
    guard zip_file_add(archive, "a", source, 0) >= 0 else {
      zip_source_free(source)
      throw ZipFile.failure(of: archive)
    }
  }

  private static func first(
    of archive: OpaquePointer
  ) throws(ZipFile.Failure) -> ([UInt8], UInt16, UInt32) {
    var facts = zip_stat_t()
    zip_stat_init(&facts)
    guard zip_stat_index(archive, 0, 0, &facts) == 0,
      let file = zip_fopen_index(archive, 0, UInt32(ZIP_FL_COMPRESSED))
    else { throw ZipFile.failure(of: archive) }
    defer { zip_fclose(file) }
    let size = Int(facts.comp_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let read = zip_fread(file, start + count, UInt64(size - count))
        guard read > 0 else { break }
        count += Int(read)
      }
    }
    guard bytes.count == size else { throw ZipFile.failure(of: archive) }
    return (bytes, facts.comp_method, facts.crc)
  }
}
