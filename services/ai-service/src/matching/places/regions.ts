const readTowns = (lines: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', towns = ''] = line.split(': ')
        return [name, towns.split(', ')]
      }),
  )

/** Regions by the towns that lie in them; not every village stands here. */
export const REGIONS = readTowns(`
Drechtsteden: Dordrecht, Zwijndrecht, Papendrecht, Sliedrecht, Alblasserdam, Hendrik-Ido-Ambacht, Hardinxveld-Giessendam
Twente: Enschede, Hengelo, Almelo, Oldenzaal, Borne, Haaksbergen, Rijssen, Nijverdal, Losser, Goor, Delden, Vriezenveen
Achterhoek: Doetinchem, Winterswijk, Aalten, Groenlo, Lichtenvoorde, Borculo, Eibergen, Terborg, Zutphen, Lochem
Gooi: Hilversum, Bussum, Huizen, Laren, Naarden, Blaricum, Eemnes
Westland: Naaldwijk, Monster, 's-Gravenzande, Wateringen, De Lier, Honselersdijk, Poeldijk
Haaglanden: Den Haag, Delft, Zoetermeer, Rijswijk, Voorburg, Leidschendam, Wassenaar, Nootdorp
Food Valley: Ede, Wageningen, Veenendaal, Barneveld, Rhenen, Nijkerk, Scherpenzeel
Foodvalley: Ede, Wageningen, Veenendaal, Barneveld, Rhenen, Nijkerk, Scherpenzeel
Brainport: Eindhoven, Helmond, Veldhoven, Best, Geldrop, Nuenen, Son en Breugel, Waalre
Parkstad: Heerlen, Kerkrade, Landgraaf, Brunssum
Zaanstreek: Zaandam, Zaanstad, Wormerveer, Krommenie, Koog aan de Zaan, Assendelft, Wormer
Rijnmond: Rotterdam, Schiedam, Vlaardingen, Capelle aan den IJssel, Spijkenisse, Barendrecht, Ridderkerk, Hoogvliet, Maassluis
Randstad: Amsterdam, Rotterdam, Den Haag, Utrecht, Haarlem, Leiden, Delft, Dordrecht, Gouda, Zoetermeer, Almere, Amersfoort, Hilversum, Zaandam, Amstelveen, Hoofddorp, Purmerend, Schiedam, Vlaardingen, Rijswijk, Nieuwegein, Zeist, Woerden, Alphen aan den Rijn, Capelle aan den IJssel, Spijkenisse, Katwijk, Houten, Haarlemmermeer
Veluwe: Apeldoorn, Ede, Barneveld, Ermelo, Harderwijk, Nunspeet, Epe, Putten, Wageningen, Vaassen, Elburg
Betuwe: Tiel, Elst, Culemborg, Geldermalsen, Bemmel, Druten, Buren, Kesteren, Zetten, Beneden-Leeuwen
Salland: Deventer, Raalte, Olst, Ommen, Wijhe, Heino
Bollenstreek: Lisse, Hillegom, Noordwijk, Noordwijkerhout, Sassenheim, Katwijk, Voorhout
Kennemerland: Haarlem, Beverwijk, Heemskerk, Velsen, IJmuiden, Zandvoort, Heemstede, Castricum
IJmond: Beverwijk, Heemskerk, IJmuiden, Velsen
West-Friesland: Hoorn, Enkhuizen, Medemblik, Bovenkarspel, Grootebroek, Wervershoof
Kop van Noord-Holland: Den Helder, Schagen, Anna Paulowna, Wieringerwerf, Julianadorp
Groene Hart: Gouda, Woerden, Alphen aan den Rijn, Bodegraven, Waddinxveen, Boskoop, Schoonhoven
Hoeksche Waard: Oud-Beijerland, Numansdorp, 's-Gravendeel, Puttershoek, Strijen
West-Brabant: Breda, Roosendaal, Bergen op Zoom, Etten-Leur, Oosterhout, Zevenbergen, Steenbergen, Zundert
Midden-Brabant: Tilburg, Waalwijk, Goirle, Oisterwijk, Kaatsheuvel, Dongen, Gilze
Noordoost-Brabant: Den Bosch, Oss, Uden, Veghel, Boxtel, Schijndel, Boxmeer, Cuijk
Peel: Helmond, Deurne, Asten, Someren, Gemert
Noord-Limburg: Venlo, Venray, Horst, Panningen, Gennep
Midden-Limburg: Roermond, Weert, Echt, Heythuysen, Swalmen
Zuid-Limburg: Maastricht, Heerlen, Sittard, Geleen, Kerkrade, Landgraaf, Brunssum, Valkenburg, Stein, Beek
Walcheren: Middelburg, Vlissingen, Veere, Domburg
Zeeuws-Vlaanderen: Terneuzen, Hulst, Oostburg, Axel, Sluis, Sas van Gent
Waasland: Sint-Niklaas, Beveren, Lokeren, Temse, Stekene, Zele, Kruibeke, Waasmunster, Sint-Gillis-Waas
Kempen: Turnhout, Geel, Herentals, Mol, Hoogstraten, Westerlo, Balen, Lommel, Beerse, Oud-Turnhout, Kasterlee, Retie, Arendonk, Dessel, Olen, Laakdal, Meerhout, Rijkevorsel, Vosselaar, Ravels, Brecht
Noorderkempen: Hoogstraten, Brecht, Merksplas, Rijkevorsel, Essen, Kalmthout, Wuustwezel, Malle, Zoersel
Westhoek: Ieper, Diksmuide, Veurne, Poperinge, Koksijde, De Panne, Nieuwpoort
Meetjesland: Eeklo, Maldegem, Aalter, Assenede, Kaprijke, Zelzate, Evergem
Hageland: Aarschot, Diest, Tienen, Scherpenheuvel, Tielt-Winge, Bekkevoort, Landen
Haspengouw: Sint-Truiden, Tongeren, Borgloon, Bilzen, Riemst, Landen
Pajottenland: Halle, Lennik, Gooik, Herne, Pepingen, Roosdaal, Ternat
Vlaamse Ardennen: Oudenaarde, Ronse, Zottegem, Geraardsbergen, Brakel, Kluisbergen
Denderstreek: Aalst, Dendermonde, Ninove, Geraardsbergen, Denderleeuw
Rupelstreek: Boom, Rumst, Niel, Schelle, Hemiksem
Vlaamse Ruit: Antwerpen, Gent, Brussel, Leuven, Mechelen, Aalst, Vilvoorde
`)

/** Provinces and parts of a country by towns that lie in them; of a town that doesn't stand here nothing is known. */
export const PROVINCE_TOWNS = readTowns(`
Groningen: Groningen, Veendam, Hoogezand, Stadskanaal, Winschoten, Delfzijl, Appingedam, Leek, Haren, Ter Apel
Friesland: Leeuwarden, Sneek, Drachten, Heerenveen, Harlingen, Franeker, Dokkum, Joure, Wolvega, Bolsward, Burgum
Drenthe: Assen, Emmen, Hoogeveen, Meppel, Coevorden, Roden, Beilen, Klazienaveen, Eelde
Overijssel: Zwolle, Enschede, Hengelo, Deventer, Almelo, Kampen, Oldenzaal, Hardenberg, Raalte, Steenwijk, Rijssen, Nijverdal, Ommen, Borne, Haaksbergen, Losser, Goor
Flevoland: Almere, Lelystad, Dronten, Emmeloord, Zeewolde, Urk, Swifterbant
Gelderland: Arnhem, Nijmegen, Apeldoorn, Ede, Doetinchem, Zutphen, Tiel, Harderwijk, Barneveld, Wageningen, Winterswijk, Culemborg, Zevenaar, Elst, Epe, Ermelo, Nunspeet, Nijkerk, Wijchen, Lochem, Duiven, Zaltbommel, Velp, Geldermalsen, Aalten, Lichtenvoorde, Groenlo, Putten, Druten
Utrecht: Utrecht, Amersfoort, Zeist, Nieuwegein, Veenendaal, Houten, Woerden, IJsselstein, Soest, De Bilt, Bilthoven, Maarssen, Vianen, Leusden, Bunnik, Baarn, Driebergen, Mijdrecht, Wijk bij Duurstede, Rhenen, Vleuten, De Meern, Breukelen, Doorn, Bunschoten
Zeeland: Middelburg, Vlissingen, Goes, Terneuzen, Zierikzee, Hulst, Kapelle, Oostburg, Yerseke, Axel
Noord-Holland: Amsterdam, Haarlem, Zaandam, Alkmaar, Hilversum, Amstelveen, Hoofddorp, Purmerend, Hoorn, Den Helder, Heerhugowaard, Beverwijk, Heemskerk, IJmuiden, Velsen, Bussum, Huizen, Aalsmeer, Schagen, Heemstede, Castricum, Enkhuizen, Diemen, Uithoorn, Weesp, Zandvoort, Volendam, Medemblik, Haarlemmermeer, Zaanstad, Schiphol, Naarden
Zuid-Holland: Rotterdam, Den Haag, Leiden, Dordrecht, Zoetermeer, Delft, Gouda, Alphen aan den Rijn, Schiedam, Vlaardingen, Spijkenisse, Capelle aan den IJssel, Katwijk, Rijswijk, Ridderkerk, Barendrecht, Zwijndrecht, Voorburg, Leidschendam, Wassenaar, Papendrecht, Maassluis, Naaldwijk, Gorinchem, Hellevoetsluis, Sliedrecht, Waddinxveen, Noordwijk, Lisse, Sassenheim, Oud-Beijerland, Middelharnis, Voorschoten, Leiderdorp, Hoogvliet, Pijnacker, Nootdorp, Bodegraven, Alblasserdam
Noord-Brabant: Eindhoven, Tilburg, Breda, Den Bosch, Helmond, Oss, Roosendaal, Bergen op Zoom, Oosterhout, Waalwijk, Veldhoven, Uden, Veghel, Etten-Leur, Best, Boxtel, Dongen, Goirle, Valkenswaard, Geldrop, Zevenbergen, Deurne, Cuijk, Boxmeer, Oisterwijk, Vught, Schijndel, Gemert, Someren, Asten, Zundert, Steenbergen, Nuenen, Kaatsheuvel, Rosmalen, Drunen
Brabant: Eindhoven, Tilburg, Breda, Den Bosch, Helmond, Oss, Roosendaal, Bergen op Zoom, Oosterhout, Waalwijk, Veldhoven, Uden, Veghel, Etten-Leur, Best, Boxtel, Dongen, Goirle, Valkenswaard, Geldrop, Deurne, Cuijk, Boxmeer, Oisterwijk, Vught, Rosmalen
Nederlands-Limburg: Maastricht, Venlo, Heerlen, Sittard, Geleen, Roermond, Weert, Kerkrade, Venray, Landgraaf, Brunssum, Echt, Horst, Valkenburg, Stein
Belgisch-Limburg: Hasselt, Genk, Sint-Truiden, Tongeren, Lommel, Beringen, Bilzen, Maasmechelen, Heusden-Zolder, Houthalen, Houthalen-Helchteren, Maaseik, Pelt, Bree, Diepenbeek, Lanaken, Borgloon, Peer, Herk-de-Stad
Oost-Vlaanderen: Gent, Aalst, Sint-Niklaas, Dendermonde, Lokeren, Wetteren, Eeklo, Oudenaarde, Ronse, Ninove, Geraardsbergen, Zottegem, Beveren, Temse, Deinze, Aalter, Evergem, Lochristi, Maldegem, Zelzate, Hamme, Zele, Merelbeke, Destelbergen, Melle
West-Vlaanderen: Brugge, Kortrijk, Oostende, Roeselare, Ieper, Waregem, Izegem, Menen, Wevelgem, Harelbeke, Torhout, Tielt, Knokke-Heist, Blankenberge, Diksmuide, Veurne, Poperinge, Wervik, Zedelgem, Oostkamp, Zwevegem, Kuurne, Koksijde, Middelkerke
Antwerpen: Antwerpen, Mechelen, Turnhout, Geel, Herentals, Lier, Mol, Heist-op-den-Berg, Brasschaat, Schoten, Kapellen, Hoogstraten, Westerlo, Willebroek, Boom, Mortsel, Edegem, Kontich, Bornem, Puurs, Duffel, Kalmthout, Wijnegem, Wommelgem, Zwijndrecht, Balen, Nijlen, Borgerhout, Berchem, Merksem, Wilrijk, Hoboken
Vlaams-Brabant: Leuven, Halle, Vilvoorde, Tienen, Aarschot, Diest, Zaventem, Asse, Dilbeek, Grimbergen, Machelen, Overijse, Tervuren, Sint-Pieters-Leeuw, Haacht, Landen, Londerzeel, Zemst, Kortenberg, Herent, Liedekerke
Waals-Brabant: Waver, Nijvel, Eigenbrakel, Waterloo, Ottignies, Louvain-la-Neuve, Geldenaken, Tubeke
Henegouwen: Charleroi, Doornik, Moeskroen, La Louvière, Komen, Aat
Luik: Luik, Verviers, Seraing, Hoei, Eupen, Herstal
Namen: Namen, Dinant, Gembloers, Andenne
Brussels Hoofdstedelijk Gewest: Brussel, Anderlecht, Schaarbeek, Elsene, Ukkel, Molenbeek, Jette, Evere, Etterbeek, Vorst, Sint-Gillis
`)

const FLEMISH = ['Oost-Vlaanderen', 'West-Vlaanderen', 'Antwerpen', 'Vlaams-Brabant', 'Belgisch-Limburg']
const WALLOON = ['Waals-Brabant', 'Henegouwen', 'Luik', 'Namen']

/** Wider areas by their provinces; 'Limburg' is a province of either country. */
export const AREAS_OF_PROVINCES: Readonly<Record<string, readonly string[]>> = {
  Limburg: ['Nederlands-Limburg', 'Belgisch-Limburg'],
  Vlaanderen: FLEMISH,
  Wallonië: WALLOON,
  België: [...FLEMISH, ...WALLOON, 'Brussels Hoofdstedelijk Gewest'],
}

/** Parts of a country, in which nobody's town is looked up while a nearer place is named. */
export const PROVINCES: readonly string[] = [
  ...Object.keys(PROVINCE_TOWNS).filter((name) => !['Antwerpen', 'Luik', 'Namen'].includes(name)),
  'Fryslân',
  'Limburg',
  'Vlaanderen',
  'Wallonië',
]
