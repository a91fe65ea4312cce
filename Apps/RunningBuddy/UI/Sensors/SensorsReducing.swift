import Core
import RunningBuddyDomain

// Sensors come and go on their own; the recording never waits for them.
extension RunFeature.State {
  mutating func reduceSensors(_ action: SensorsAction) -> Effects {
    switch action {
    case .connected(let service):
      sensors[service] = SensorLink(phase: .connecting)
      return [connecting(service)]
    case .disconnected(let service):
      sensors[service] = SensorLink()
      return [.tell(.disconnect(service: service))]
    case .counted(let count):
      guard let name = sensors.pod.name else { return [] }
      return set(.pod(PodPin(name: name, count: count)))
    }
  }

  mutating func answeredSensors(_ answer: SensorsAnswer) -> Effects {
    switch answer {
    case .told(let service, let answer):
      guard sensors[service].isWanted else { return [] }
      switch answer {
      case .text(let name):
        sensors[service].phase = .connected
        sensors[service].name = name
        return []
      case .bytes(let packet): return hear(packet, of: service)
      case .failed(let reason): return lose(service, reason)
      default: return []
      }
    case .waited(let service):
      guard sensors[service].phase == .lost else { return [] }
      sensors[service].phase = .connecting
      return [connecting(service)]
    case .second:
      sensors.isTicking = false
      return []
    }
  }

  private func connecting(_ service: BluetoothService) -> Effect<RunFeature.Action, RunCommand> {
    .ask(
      .connect(service: service),
      answer: { answer in .inner(.sensors(.told(service, answer))) })
  }

  /// One that was there comes back by itself; one that never was ends the try, where trying again
  /// would be of no use.
  private mutating func lose(_ service: BluetoothService, _ reason: String) -> Effects {
    if sensors[service].name == nil, let trouble = SensorTrouble(rawValue: reason) {
      sensors[service] = SensorLink(phase: .off(trouble))
      return [.tell(.disconnect(service: service))]
    }
    sensors[service].phase = .lost
    return [
      .ask(
        .timer(
          key: "run.sensor." + String(service.rawValue),
          milliseconds: sensors[service].nextWait()),
        answer: { _ in .inner(.sensors(.waited(service))) })
    ]
  }

  /// Tries what was lost at once: while the page could not be seen its timers were late.
  mutating func retrySensors() -> Effects {
    var effects: Effects = []
    for service in BluetoothService.allCases where sensors[service].phase == .lost {
      sensors[service].phase = .connecting
      effects.append(connecting(service))
    }
    return effects
  }

  // MARK: Hearing

  private mutating func hear(_ packet: [UInt8], of service: BluetoothService) -> Effects {
    sensors[service].tries = 0
    let before = sensors[service].fault
    let reading: SensorReading
    do throws(SensorFault) {
      reading = try read(packet, of: service)
      sensors[service].fault = nil
    } catch {
      sensors[service].fault = error
      // Only where contact is lost is the value before known to hold no longer, and once is enough.
      guard error == .noContact, before != .noContact else { return [] }
      reading = .heart(.noContact)
    }
    sensors.heard.take(reading, at: moment.uptime)
    noteSecond(.sensor(reading))
    guard live.role == .elected, live.isHeld else { return [] }
    sensors.waiting.append(
      HeardReading(reading: reading, at: live.journal.time(moment), moment: moment))
    return sensors.waiting.count < SensorsState.mostWaiting ? [] : note([])
  }

  private func read(
    _ packet: [UInt8], of service: BluetoothService
  ) throws(SensorFault) -> SensorReading {
    switch service {
    case .heartRate: return .heart(HeartReading(try HeartRateMeasurement(packet)))
    case .runningSpeedAndCadence:
      let count = settings.podCount(of: sensors.pod.name ?? "")
      return .pod(PodReading(try FootPodMeasurement(packet), counted: count))
    }
  }

  /// Puts down what was heard since the last row.
  mutating func noteSensors() {
    for heard in sensors.waiting {
      live.journal.add(
        .sensor(heard.reading), at: heard.at, heard.moment, wall: heard.moment.instant)
    }
    sensors.waiting = []
  }

  /// Has the ages on the page of sensors grow, where no recording does.
  mutating func keepSensors() -> Effects {
    guard route == .sensors, isVisible, sensors.isAnyWanted, !live.isTicking, !sensors.isTicking
    else { return [] }
    sensors.isTicking = true
    return [
      .ask(
        .timer(key: "run.sensors", milliseconds: 1_000),
        answer: { _ in .inner(.sensors(.second)) })
    ]
  }
}
