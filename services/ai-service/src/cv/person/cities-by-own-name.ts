/** Local names of cities that the list has only in Dutch or English, and towns that it lacks. */
export const citiesByOwnName: readonly string[] =
  `Wien|Roma|Milano|Firenze|Napoli|Torino|Venezia|Genova|Padova|Mantova|Siracusa|Praha|Plzeň|Warszawa|București|Bucuresti|Beograd|København|Lisboa|Bruxelles|Anvers|Gand|Bruges|Louvain|Malines|Ostende|Oostende|Courtrai|Tournai|Moskva|Sankt-Peterburg|Kyjiv|Aarhus|Århus|Odense|Aalborg|Esbjerg|Stavanger
  |Trondheim|Tromsø|Kristiansand|Drammen|Göteborg|Malmö|Uppsala|Linköping|Reykjavík|Reykjavik|Akureyri|Helsinki|Tampere|Turku|Oulu|Espoo|St. Gallen|Sankt Gallen|Genève|Luzern|Zug|Biel|Thun|Chur|Tanger|Tétouan|Nador|Al Hoceima|Fès|Oujda|Namen|Luik|Rijsel|Parijs|Keulen|Akeneen|Trier|Konstanz|Tübingen
  |Donostia|Bilbao|A Coruña|Ourense|Vigo|Braga|Coimbra|Évora|Faro|Funchal|Iași|Brașov|Sibiu|Szeged|Debrecen|Pécs|Győr|Bratislava|Košice|Žilina|Ljubljana|Maribor|Rijeka|Split|Zadar|Sarajevo|Novi Sad|Niš|Skopje|Tirana|Priština|Varna|Plovdiv|Thessaloniki|Patras|Heraklion|Nicosia|Valletta
  |Diyarbakır|Eskişehir|Trabzon|Kayseri|Konya|Yerevan|Tbilisi|Baku|Chișinău|Minsk|Vilnius|Kaunas|Klaipėda|Rīga|Tartu`.split(
    /\s*\|\s*/,
  )
