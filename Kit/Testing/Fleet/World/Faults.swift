/// How often what goes wrong, in 1,000. Drawn for each seed: some worlds are calm, some are wild,
/// each in its own way.
struct FaultRates {
  var drop = 0
  var duplicate = 0
  var delay = 0
  var crash = 0
  var freeze = 0
  var partition = 0
  var months = 0
  var clock = 0
  var quota = 0
  var session = 0
  var secondTab = 0
  var power = 0
  var backup = 0
  var restore = 0
  var compact = 0
  var copy = 0
  var rollBack = 0
  var signOut = 0
  var resync = 0

  init(_ dice: inout Dice) {
    func rate(_ most: Int) -> Int { dice.permille(350) ? 0 : dice.below(most + 1) }
    drop = rate(250)
    duplicate = rate(250)
    delay = rate(250)
    crash = rate(90)
    freeze = rate(60)
    partition = rate(80)
    months = rate(25)
    clock = rate(60)
    quota = rate(60)
    session = rate(40)
    secondTab = rate(120)
    power = rate(80)
    backup = rate(60)
    restore = rate(25)
    compact = rate(80)
    copy = rate(60)
    rollBack = rate(25)
    signOut = rate(40)
    resync = rate(25)
  }
}
