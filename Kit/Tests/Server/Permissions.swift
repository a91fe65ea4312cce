import Foundation

/// The permission bits of a file; `nil` when there is none.
func permissions(_ path: String) -> Int? {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return (attributes?[.posixPermissions] as? NSNumber)?.intValue
}
