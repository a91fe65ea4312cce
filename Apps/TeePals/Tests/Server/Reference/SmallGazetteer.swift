import TeePalsServer
import Testing

/// A few cities, as the file that the server reads has them.
enum SmallGazetteer {
  static let text = """
    id\tlabel\tcountry\tlat\tlng\tzone\tpopulation\talso
    1835848\tSeoul, KR\tKR\t37.56600\t126.97840\tAsia/Seoul\t10349312\t서울; 한양
    5391811\tSan Diego, CA\tUS\t32.71571\t-117.16472\tAmerica/Los_Angeles\t1394928\t샌디에이고
    5392171\tSan Jose, CA\tUS\t37.33939\t-121.89496\tAmerica/Los_Angeles\t997368\t산호세
    3448439\tSão Paulo, BR\tBR\t-23.54750\t-46.63611\tAmerica/Sao_Paulo\t12400232\t상파울루
    3093133\tŁódź, PL\tPL\t51.77058\t19.47395\tEurope/Warsaw\t639890\t우치
    5345743\tEl Cajon, CA\tUS\t32.79477\t-116.96253\tAmerica/Los_Angeles\t103679\t
    5347335\tEncinitas, CA\tUS\t33.03699\t-117.29198\tAmerica/Los_Angeles\t62930\t
    5389213\tCoeur d'Alene, ID\tUS\t47.67768\t-116.78047\tAmerica/Los_Angeles\t49122\t
    3621849\tSan José, CR\tCR\t9.93333\t-84.08333\tAmerica/Costa_Rica\t335007\t산호세
    2198148\tSuva, FJ\tFJ\t-18.14161\t178.44149\tPacific/Fiji\t77366\t
    not a city
    7\tNowhere, XX\tXX\t95.00000\t0.00000\tEurope/Berlin\t20000\t

    """

  static let index: CityIndex = CityIndex(gazetteer: Array(text.utf8)) ?? .empty
}
