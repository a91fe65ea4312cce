import Foundation
import Wire

/// The Oxford step counter data set: people with a phone in their hand, pockets or bag, and shoes
/// that say when they are on the ground (https://github.com/Oxford-step-counter/DataSet, CC BY
/// 4.0).
public enum OxfordWalks {
  private static let chosen = "optimisation/data"
  private static let validated = "validation"

  /// What RunningBuddy's counter makes of each walk, a line of JSON each: which it is, where the
  /// phone was, how many steps there were and were counted, and the mean cadence.
  public static func counted(in root: String) -> (lines: [String], faults: [OxfordFault]) {
    var lines: [String] = []
    var faults: [OxfordFault] = []
    for walk in walks(in: root) {
      do throws(OxfordFault) {
        lines.append(try walk.read(in: root).counted.text)
      } catch { faults.append(error) }
    }
    if lines.isEmpty, faults.isEmpty { faults.append(OxfordFault(file: root, reason: .noWalks)) }
    return (lines, faults)
  }

  /// A walk that is still to be read: a folder of files, or one file.
  private struct Found {
    let path: String
    let isFolder: Bool
    /// Where the phone was, as its name says.
    let place: Substring

    func read(in root: String) throws(OxfordFault) -> OxfordWalk {
      guard let place = OxfordPlace(place) else {
        throw OxfordFault(file: path, reason: .noPlace)
      }
      return isFolder
        ? try OxfordWalk(folder: path, place, in: root)
        : try OxfordWalk(file: path, place, in: root)
    }
  }

  /// All of them in the order of their names.
  private static func walks(in root: String) -> [Found] {
    var walks: [Found] = []
    for name in names(in: root + "/" + chosen) {
      // Phone_Person_Floor_Place_1.
      let words = name.split(separator: "_")
      guard words.count == 5, !isLeftOut(phone: words[0], place: words[3]) else { continue }
      walks.append(Found(path: chosen + "/" + name, isFolder: true, place: words[3]))
    }
    for name in names(in: root + "/" + validated) {
      // user1_place_1506421989895.csv.
      let words = name.split(separator: "_")
      guard words.count == 3, name.hasPrefix("user"), name.hasSuffix(".csv") else { continue }
      walks.append(Found(path: validated + "/" + name, isFolder: false, place: words[1]))
    }
    return walks
  }

  /// What the authors left out as well (`optimisation/queries.txt`): 36 walks are left.
  private static func isLeftOut(phone: Substring, place: Substring) -> Bool {
    phone == "Nexus" || place == "SwingingArm" || (phone == "Pixel" && place == "InHand")
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
