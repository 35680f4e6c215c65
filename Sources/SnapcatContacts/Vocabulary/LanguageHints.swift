/// Words that give a language away, and the countries where it is spoken.
enum LanguageHints {
  /// The regions of the first word that gives a language away.
  static func regions(in keys: [String]) -> [String] {
    for key in keys {
      for (words, regions) in table where words.contains(key) { return regions }
    }
    return []
  }

  private static let table: [(WordList, [String])] = [
    (
      WordList(
        "geschaftsfuhrer, geschaftsfuhrerin, telefon, telefax, mobil, und, abteilung, leiter, -strasse, -leiter, -gasse, rechtsanwalt, rechtsanwaltin"
      ), ["DE", "AT", "CH"]
    ),
    (
      WordList("directeur, responsable, gerant, rue, avenue, chargee, portable, cedex, impasse, chemin"),
      ["FR", "BE", "CH"]
    ),
    (WordList("calle, avenida, avda, movil, abogado, director, jefe, jefa, paseo, gerente"), ["ES", "MX", "AR"]),
    (WordList("via, viale, piazza, corso, direttore, cellulare, responsabile, avvocato"), ["IT", "CH"]),
    (WordList("rua, celular, gerente, diretor, diretora, avenida, telemovel, praca"), ["BR", "PT"]),
    (WordList("ulica, ul, al, aleja, os, dyrektor, kierownik, komorka, plac, prezes"), ["PL"]),
    (WordList("-straat, -laan, -gracht, -plein, directeur, mobiel, verkoopleider"), ["NL", "BE"]),
    (WordList("-gatan, -vagen, vd, forsaljningschef, saljare, vaxel"), ["SE"]),
    (WordList("-gade, -vej, salgschef, direktor, tlf"), ["DK", "NO"]),
    (WordList("-veien, -gata, -vegen, daglig, radgiver"), ["NO", "DK"]),
    (WordList("-katu, -tie, puh, puhelin, toimitusjohtaja, johtaja"), ["FI"]),
    (WordList("reditel, namesti, jednatel, trida, obchodni"), ["CZ", "SK"]),
    (WordList("utca, ut, igazgato, ugyvezeto, korut"), ["HU"]),
    (WordList("mahallesi, mah, sokak, sk, cad, caddesi, mudur, muduru"), ["TR"]),
    (WordList("duong, quan, phuong, giam, truong"), ["VN"]),
    (WordList("jalan, jl, lorong"), ["MY", "ID", "SG"]),
  ]
}
