import Core
import RefWatchDomain
import RefWatchUI
import Testing
import View

/// Every setting of the pitch has an effect there.
@Suite struct PitchSettingsTests {
  private func set(_ world: PitchWorld, _ setting: RefereeSetting) {
    world.send(.view(.desk(.setting(setting))))
  }

  private func substitute(_ world: PitchWorld, _ actions: [FlowAction]) {
    world.send(.view(.pitch(.flowOpened(.substitution, .home))))
    for action in actions { world.send(.view(.pitch(.flow(action)))) }
  }

  private func player(_ number: Int) -> Participant { Participant(.home, number: number) }

  @Test func `the face is a setting, chosen at the desk or on the pitch`() {
    let world = PitchTapTests.running()
    #expect(world.html.contains("face-standard"))
    set(world, .timerFace(.four))
    #expect(world.html.contains("face-four"))
    world.send(.view(.pitch(.sheetShown(.faces))))
    world.tap("Countdown only")
    #expect(world.html.contains("face-countdown"))
    #expect(!world.html.contains("face-second"))
    world.remembered = [:]
    world.restart()
    #expect(world.html.contains("face-countdown"), "it is kept with the settings")
    #expect(world.rejections.isEmpty)
  }

  @Test func `pulses are longer or shorter and can still be counted`() {
    let world = PitchTapTests.running()
    set(world, .vibration(.strong))
    world.send(.view(.pitch(.stoppageToggled)))
    #expect(world.cues([180]) == 1)
    set(world, .vibration(.soft))
    world.send(.view(.pitch(.stoppageToggled)))
    #expect(world.cues([72]) == 1)
    world.send(.view(.pitch(.lastUndone)))
    #expect(world.cues([48, 80, 48]) == 1)
    set(world, .vibrates(false))
    set(world, .sounds(true))
    world.send(.view(.pitch(.microStarted(.goalkeeper))))
    world.pass(seconds: 9)
    #expect(world.cues([120, 80, 120, 80]) == 1, "what is only heard has its own length")
  }

  @Test func `a pair is shown once more, unless the person does not want that`() throws {
    let world = PitchTapTests.running(sheets: true)
    let pair: [FlowAction] = [.offTapped(player(9)), .onTapped(player(14))]
    substitute(world, pair)
    #expect(world.record?.tallies.home.substitutions == 0)
    world.send(.view(.pitch(.flow(.saved))))
    #expect(world.record?.tallies.home.substitutions == 1)
    set(world, .confirmsSubstitutions(false))
    substitute(world, [.offTapped(player(8)), .onTapped(player(15))])
    #expect(world.record?.tallies.home.substitutions == 2, "one pair is whole")
    substitute(
      world,
      [
        .offTapped(player(7)), .offTapped(player(6)), .onTapped(player(16)),
        .onTapped(player(17)),
      ])
    #expect(world.record?.tallies.home.substitutions == 2, "of two, the person says when")
    world.send(.view(.pitch(.flow(.saved))))
    #expect(world.record?.tallies.home.substitutions == 4)
    #expect(world.rejections.isEmpty)
  }

  @Test func `the desk has a switch for each`() {
    var world = DeskWorld(route: .settings)
    world.load()
    for id in [
      "face", "countdown", "lock", "tap", "pair", "left", "brightness", "vibrate", "vibration",
      "flash", "sound", "warnings", "reminder", "radio", "minutes", "extra", "kicks", "catalog",
    ] {
      #expect(world.html.contains("id=\"setting-\(id)\""), "\(id)")
    }
    #expect(world.html.contains("href=\"/account/data\""))
    world.send(.setting(.vibrates(false)))
    #expect(!world.html.contains("setting-vibration"))
    world.state.hasAccount = false
    #expect(world.html.contains("href=\"/account\""))
    #expect(!world.html.contains("Sync now"))
  }
}
