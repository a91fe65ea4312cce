/// What a device nearby can offer by Bluetooth, by the number that the Bluetooth SIG has given it
/// (Assigned Numbers §3.4).
public enum BluetoothService: Int, Hashable, Sendable, CaseIterable {
  case heartRate = 0x180D
  case runningSpeedAndCadence = 0x1814

  /// The number of the characteristic in which it tells what it measures (§3.8).
  public var measurement: Int {
    switch self {
    case .heartRate: 0x2A37
    case .runningSpeedAndCadence: 0x2A53
    }
  }
}
