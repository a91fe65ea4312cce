/// Whether two texts are the same byte by byte. `==` on strings takes canonically equivalent
/// spellings for equal; neither the DOM nor JSON does. O(n), eight bytes at a time.
public func sameBytes(_ a: String, _ b: String) -> Bool {
  guard a.utf8.count == b.utf8.count else { return false }
  let answer = a.utf8.withContiguousStorageIfAvailable { mine in
    b.utf8.withContiguousStorageIfAvailable { theirs in
      sameBytes(UnsafeRawBufferPointer(mine), UnsafeRawBufferPointer(theirs))
    }
  }
  if case .some(.some(let answer)) = answer { return answer }
  return a.utf8.elementsEqual(b.utf8)
}

/// Both are of one length.
private func sameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  if a.baseAddress == b.baseAddress { return true }
  var at = 0
  while at + 8 <= a.count {
    let mine = a.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    guard mine == b.loadUnaligned(fromByteOffset: at, as: UInt64.self) else { return false }
    at += 8
  }
  while at < a.count {
    guard a[at] == b[at] else { return false }
    at += 1
  }
  return true
}
