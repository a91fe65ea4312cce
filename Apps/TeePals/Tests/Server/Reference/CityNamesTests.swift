import TeePalsDomain
import TeePalsServer
import Testing

/// Cities by every name that people have for them.
@Suite("The names of cities")
struct CityNamesTests {
  private static let text = """
    id\tlabel\tcountry\tlat\tlng\tzone\tpopulation\talso\tko\tcountryko
    3530597\tMexico City, MX\tMX\t19.42847\t-99.12766\tAmerica/Mexico_City\t12294193\t\
    México; 멕시코시티\t멕시코시티\t멕시코
    524901\tMoscow, RU\tRU\t55.75204\t37.61781\tEurope/Moscow\t10381222\t\
    MOW; Moskva; Москва\t모스크바\t러시아
    1835848\tSeoul, KR\tKR\t37.56600\t126.97840\tAsia/Seoul\t10349312\tSEL; 서울; 서울특별시\t서울\t대한민국
    1850147\tTokyo, JP\tJP\t35.68950\t139.69171\tAsia/Tokyo\t9733276\tTYO; 東京; 東京都; 동경; 도쿄\t도쿄\t일본
    5128581\tNew York City, NY\tUS\t40.71427\t-74.00597\tAmerica/New_York\t8804190\t\
    NYC; New York; 뉴욕\t뉴욕\t미국
    2761369\tVienna, AT\tAT\t48.20849\t16.37208\tEurope/Vienna\t1691468\t\
    VIE; Wien; 비엔나; 빈\t비엔나\t오스트리아
    2867714\tMunich, DE\tDE\t48.13743\t11.57549\tEurope/Berlin\t1505005\t\
    MUC; Muenchen; München; 뮌헨\t뮌헨\t독일
    3067696\tPrague, CZ\tCZ\t50.08804\t14.42076\tEurope/Prague\t1165581\t\
    PRG; Praha; Прага; 프라하\t프라하\t체코
    2886242\tKöln, DE\tDE\t50.93333\t6.95000\tEurope/Berlin\t1024621\t\
    CGN; Cologne; Colonia; 쾰른\t쾰른\t독일
    5392171\tSan Jose, CA\tUS\t37.33939\t-121.89496\tAmerica/Los_Angeles\t997368\t\t산호세\t미국
    2761353\tWiener Neustadt, AT\tAT\t47.80485\t16.23196\tEurope/Vienna\t44820\t\
    Wr. Neustadt\t비너노이슈타트\t오스트리아
    1699805\tMexico, PH\tPH\t15.06460\t120.71980\tAsia/Manila\t43694\t\t\t필리핀
    5601538\tMoscow, ID\tUS\t46.73239\t-117.00017\tAmerica/Los_Angeles\t25060\t\
    Hog Heaven; Moskva\t모스코\t미국
    2855935\tOttobrunn bei München, DE\tDE\t48.06489\t11.66327\tEurope/Berlin\t19204\t\t\t독일
    2638864\tSaint Andrews, GB\tGB\t56.33871\t-2.79902\tEurope/London\t18410\tADX; St Andrews\t\t영국

    """
  private let index = CityIndex(gazetteer: Array(CityNamesTests.text.utf8)) ?? .empty

  private func labels(_ text: String) -> [String] {
    index.matching(text).map { city in city.label }
  }

  @Test(
    "whichever name it is, the city that has it comes first",
    arguments: [
      ("Cologne", "Köln, DE"), ("koln", "Köln, DE"), ("Praha", "Prague, CZ"),
      ("Moskva", "Moscow, RU"), ("москва", "Moscow, RU"), ("東京", "Tokyo, JP"),
      ("도쿄", "Tokyo, JP"), ("NYC", "New York City, NY"), ("뉴욕", "New York City, NY"),
      ("St Andrews", "Saint Andrews, GB"), ("st. andrews", "Saint Andrews, GB"),
      ("münchen", "Munich, DE"), ("muenchen", "Munich, DE"), ("wien", "Vienna, AT"),
      ("빈", "Vienna, AT"), ("Mexico", "Mexico City, MX"), ("mexico ph", "Mexico, PH"),
    ])
  func first(text: String, label: String) { #expect(labels(text).first == label) }

  @Test("a whole name comes before the beginning of one, then most people first")
  func order() {
    #expect(labels("münchen") == ["Munich, DE", "Ottobrunn bei München, DE"])
    #expect(labels("wien") == ["Vienna, AT", "Wiener Neustadt, AT"])
    #expect(labels("mosk") == ["Moscow, RU", "Moscow, ID"])
    #expect(labels("moscow") == ["Moscow, RU", "Moscow, ID"])
    #expect(labels("mexi") == ["Mexico City, MX", "Mexico, PH"])
  }

  @Test("an airport's code finds its city, after all that begin so")
  func codes() {
    #expect(labels("CGN") == ["Köln, DE"])
    #expect(labels("vie") == ["Vienna, AT"])
  }

  @Test(
    "Koreans read cities and countries in Korean, as far as they are known",
    arguments: [
      ("서울", "서울, 대한민국"), ("cologne", "쾰른, 독일"), ("san jose", "산호세, CA, 미국"),
      ("st andrews", "Saint Andrews, 영국"),
    ])
  func korean(text: String, name: String) {
    #expect(index.matching(text).first?.korean == name)
  }
}
