const names = [
  'aalst|aalter|aarschot|aartselaar|affligem|alken|alveringem|antwerpen|anzegem|ardooie|arendonk|asse|assenede',
  'avelgem|baarle-hertog|balen|beernem|beerse|beersel|begijnendijk|bekkevoort|berchem|beringen|berlaar|berlare',
  'bertem|bever|beveren|bierbeek|bilzen|bilzen-hoeselt|blankenberge|bocholt|boechout|bonheiden|boom',
  'boortmeerbeek|borgerhout|borgloon|bornem|borsbeek|boutersem|brakel|brasschaat|brecht|bredene|bree|brugge',
  'brussel|buggenhout|damme|de haan|de panne|de pinte|deerlijk|deinze|denderleeuw|dendermonde|dentergem|dessel',
  'destelbergen|diepenbeek|diest|diksmuide|dilbeek|dilsen-stokkem|drogenbos|duffel|edegem|eeklo|erpe-mere',
  'evergem|galmaarden|gavere|geel|geetbets|genk|gent|geraardsbergen|gingelom|gistel|glabbeek|gooik|grimbergen',
  'grobbendonk|haacht|haaltert|halle|hamont-achel|harelbeke|hasselt|hechtel-eksel|heers|heist-op-den-berg',
  'hemiksem|herentals|herenthout|herk-de-stad|herselt|herzele|heusden-zolder|heuvelland|hoboken|hoegaarden',
  'hoeilaart|hoeselt|holsbeek|hooglede|hoogstraten|houthalen-helchteren|houthulst|hove|huldenberg|hulshout',
  'ichtegem|ieper|ingelmunster|izegem|jabbeke|kalmthout|kampenhout|kapelle-op-den-bos|kapellen|kaprijke',
  'kasterlee|keerbergen|kinrooi|kluisbergen|knesselare|knokke|knokke-heist|koekelare|koksijde|kontich|kortemark',
  'kortenaken|kortenberg|kortessem|kortrijk|kraainem|kruibeke|kruisem|kuurne|laakdal|laarne|lanaken|landen',
  'langemark-poelkapelle|lebbeke|lede|ledegem|lendelede|lennik|leopoldsburg|leuven|lichtervelde|liedekerke|lier',
  'lierde|lievegem|lille|linkebeek|lint|linter|lochristi|lokeren|lommel|londerzeel|lo-reninge|lovendegem',
  'lubbeek|lummen|maarkedal|maaseik|maasmechelen|machelen|maldegem|malle|mechelen|meerhout|meise|melle|menen',
  'merchtem|merelbeke|merelbeke-melle|merksem|merksplas|mesen|meulebeke|middelkerke|moerbeke|mol|moorslede',
  'mortsel|nazareth|nevele|nieuwerkerken|nieuwpoort|nijlen|ninove|olen|oostende|oosterzele|oostkamp',
  'oostrozebeke|opglabbeek|opwijk|oudenaarde|oudenburg|oud-heverlee|oudsbergen|oud-turnhout|overijse|overpelt',
  'pajottegem|peer|pelt|pepingen|pittem|poperinge|puurs|puurs-sint-amands|ranst|ravels|retie|riemst|rijkevorsel',
  'roeselare|ronse|roosdaal|rotselaar|ruiselede|rumst|schaarbeek|schelle|scherpenheuvel-zichem|schilde|schoten',
  'sint-amandsberg|sint-genesius-rode|sint-gillis-waas|sint-katelijne-waver|sint-lievens-houtem',
  'sint-martens-latem|sint-niklaas|sint-pieters-leeuw|sint-truiden|spiere-helkijn|stabroek|staden',
  'steenokkerzeel|stekene|temse|ternat|tervuren|tessenderlo|tessenderlo-ham|tielt|tielt-winge|tienen|tongeren',
  'tongeren-borgloon|torhout|tremelo|turnhout|veurne|vilvoorde|vleteren|voeren|vorselaar|vosselaar|waarschoot',
  'waasmunster|wachtebeke|waregem|wellen|wemmel|wervik|westerlo|wetteren|wevelgem|wezembeek-oppem|wichelen',
  'wielsbeke|wijnegem|willebroek|wilrijk|wingene|wommelgem|wortegem-petegem|wuustwezel|zandhoven|zaventem',
  'zedelgem|zele|zelzate|zemst|zoersel|zonhoven|zonnebeke|zottegem|zoutleeuw|zuienkerke|zulte|zutendaal|zwalm',
  'zwevegem',
]

/**
 * Municipalities of Flanders and Brussels with the larger places in them. Names that are a place in the Netherlands too
 * (Deurne, Kessel, Beek) are left out.
 */
export const flemishPlaces: ReadonlySet<string> = new Set(names.flatMap((line) => line.split('|')))
