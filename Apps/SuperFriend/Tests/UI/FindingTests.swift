import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

@Suite struct FindingTests {
  @Test func theButtonsBesideAnEmptyFieldStay() {
    var cast = Cast()
    cast.world.send(.list(.searchFocused))
    #expect(!cast.world.html.contains("top-bar searching"))
    cast.world.send(.list(.searchTyped("a")))
    #expect(cast.world.html.contains("top-bar searching"))
    cast.world.send(.list(.searchTyped("")))
    #expect(!cast.world.html.contains("top-bar searching"))
  }

  @Test func aSearchFindsWhoIsArchivedAndSaysSo() {
    var cast = Cast()
    cast.world.take(cast.ben, .archive)
    cast.world.load()
    #expect(!cast.world.html.contains("Ben Okafor"))
    cast.world.send(.list(.searchTyped("okafor")))
    #expect(cast.world.html.contains("Ben Okafor") && cast.world.html.contains("Archived"))
    #expect(!cast.world.html.contains("data-drag"))
    let count = cast.world.commands.count
    for key in ["m", "c", "p", "s"] { cast.world.send(.list(.pressed(cast.ben, key: key))) }
    #expect(cast.world.commands.count == count && !cast.world.html.contains("In a week"))
    cast.world.send(.overlayShown(.row(cast.ben)))
    #expect(cast.world.html.contains("Restore to the list"))
  }

  @Test func everybodyIsSelectedAndWhatASearchFound() {
    var cast = Cast(route: .add)
    cast.world.send(.picker(.selectionToggled))
    #expect(cast.world.html.contains("Select all 3"))
    cast.world.send(.picker(.allToggled))
    #expect(cast.world.html.contains("Add 3 friends"))
    #expect(cast.world.html.contains("Deselect all"))
    cast.world.send(.picker(.searchTyped("Lena")))
    cast.world.send(.picker(.allToggled))
    #expect(cast.world.html.contains("Add 2 friends"))
    #expect(cast.world.html.contains("Select 1"))
    cast.world.send(.picker(.searchClosed))
    cast.world.send(.picker(.allToggled))
    cast.world.send(.picker(.allToggled))
    #expect(!cast.world.html.contains("Add 3 friends"))
  }

  @Test(arguments: [Language.english, .korean])
  func everyCountryHasAName(_ language: Language) {
    let choices = CountryNames.choices(language)
    #expect(choices.map { choice in choice.value }.sorted() == countryCodes)
    #expect(Set(choices.map { choice in choice.title }).count == choices.count)
    #expect(choices.allSatisfy { choice in !choice.title.isEmpty })
    var world = World(language: language, route: .settings)
    world.load()
    #expect(world.html.contains(language == .korean ? "대한민국" : "South Korea"))
  }
}
