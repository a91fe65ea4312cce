import AccountsDomain
import Calendar
import Core

/// What a person of the demo said of their body: zones and loads of their runs follow from it. Who
/// said no maximum has a guessed one.
struct DemoBody {
  private(set) var phone: DemoPhone<AccountsDomain>

  init(_ person: DemoPerson, user: UserID, until now: Instant) throws(ZoneRulesError) {
    var dice = Dice(seed: person.seed &+ 4_000)
    phone = try DemoPhone(person, user: user, &dice)
    var fields: [PrivateField] = [.birthYear(1_978 + dice.roll(0...17))]
    if person.diligence > 50 {
      fields += [.maximumHeartRate(dice.roll(182...190)), .restingHeartRate(dice.roll(48...58))]
    }
    let day = phone.zone.civil(at: now).date.adding(days: -360)
    for field in fields {
      let moment = phone.moment(phone.instant(day, 8 * 60), &dice)
      phone.send(.setPrivate(user, field), moment)
    }
  }
}
