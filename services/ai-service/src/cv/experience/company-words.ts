const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Legal forms as they end the name of a firm, without dots. */
export const legalForms = words(
  'bv nv vof cv gmbh ag kg ohg ug inc llc ltd limited plc corp corporation co sa sas sarl srl spa oy ab as bvba sprl holding holdings lp llp pty vzw ivzw cvba gcv commv',
)

/** Words in names of organisations, in small letters without accents. */
export const companyWords = words(`
  stichting gemeente provincie ministerie waterschap rijksoverheid overheid vereniging cooperatie groep group groupe gruppe ziekenhuis hospital kliniek clinic klinik umc amc ggz ggd thuiszorg zorggroep zorgcentrum verpleeghuis verzorgingshuis woonzorgcentrum zorg care health healthcare huisartsenpraktijk tandartspraktijk praktijk apotheek
  universiteit university universitat universite hogeschool college school basisschool scholengemeenschap lyceum academie academy institute instituut institut akademie faculty faculteit museum theater theatre bibliotheek library kinderdagverblijf kinderopvang bso bank banken bankiers verzekeringen insurance assurantien pensioenfonds
  hotel hotels restaurant brasserie cafe eetcafe bistro bar lunchroom bakkerij slagerij supermarkt winkel winkels store stores shop boutique warenhuis garage autobedrijf autogroep taxi transport transporten logistics logistiek distributie expeditie bouw bouwbedrijf bouwgroep aannemersbedrijf aannemer installatietechniek
  installatiebedrijf techniek technics technology technologies tech technologie solutions systems systemen software digital media studio studios agency bureau bureaus adviesbureau uitzendbureau detachering detacheringsbureau consultancy consulting consultants advies adviseurs accountants advocaten advocatuur notariaat notarissen architecten
  ingenieurs ingenieursbureau engineering industries industrie industry industrial fabriek fabrieken works manufacturing productie international internationaal internationale nederland netherlands benelux europe europa global worldwide nederlandse koninklijke royal national nationale company companies bedrijf bedrijven firma firm
  maatschap partners services service diensten dienstverlening facilitair schoonmaak beveiliging security labs lab laboratories laboratorium laboratory research centre center centrum foundation fonds federation federatie bond vakbond association society council committee party partij kerk church club sportclub
  vastgoed makelaars makelaardij woningcorporatie woonstichting wonen energie energy power oil gas water telecom networks network ventures capital investments invest finance financial retail fashion mode foods food dranken brouwerij brewery farm boerderij kwekerij tuincentrum hoveniers events entertainment games interactive design
  kapsalon schoonheidssalon salon kantoor notariskantoor advocatenkantoor administratiekantoor boekhoudkantoor interimkantoor atelier frituur kringwinkel kringloop rusthuis woonzorgcentrum atheneum internaat leefgroep ocmw caw clb wzc az uz psz cpas stad stadsbestuur gemeentebestuur provinciebestuur fod mutualiteit ziekenfonds maatwerkbedrijf sociale werkplaats aannemingen bouwwerken grondwerken metaalwerken dakwerken schilderwerken tuinaanleg kwekerij rederij zorgboerderij jeugdzorg buurthuis wijkcentrum dienstencentrum speelplein notariaat gasthuis hof
  communicatie communications publishing uitgeverij drukkerij krant radio televisie tv omroep airlines airways luchthaven airport haven port spoorwegen politie police defensie landmacht luchtmacht marine leger army navy brandweer rechtbank belastingdienst kadaster startup organisation organization organisatie werkgever opdrachtgevers bedrijfsnaam
  bouwmarkt drogist drogisterij slijterij juwelier optiek rijschool zwembad sportschool fitness camping pretpark vakantiepark recreatie reizen travel tours dierenartspraktijk dierenkliniek pharma pharmaceuticals biotech chemicals chemie metaal staal steel auto automotive motors machines machinefabriek electronics elektronica elektro
`)

/** Ends of single words that name a firm: 'Loodgietersbedrijf', 'Zorggroep', 'Bouwgroep'. */
export const companyEndings: readonly string[] =
  'bedrijf bureau groep ziekenhuis centrum huis praktijk school fabriek winkel dienst zaak handel bank techniek technieken bouw zorg verzekeringen uitgeverij soft tech ware corp media bakkerij slagerij markt apotheek stichting hogeschool universiteit schap concern maatschappij makelaardij kliniek opvang hotel restaurant kantoor salon kwekerij werken fonds'.split(
    ' ',
  )

/** Large employers that many CVs name, in small letters without accents. */
export const knownCompanies = words(`
  ing rabobank abn amro asml philips shell unilever heineken kpn klm ns prorail postnl jumbo hema bol coolblue randstad tempo-team manpower adecco capgemini cgi atos accenture deloitte kpmg pwc ey ibm microsoft google amazon apple facebook meta netflix uber booking adyen mollie exact afas tomtom nxp dsm akzonobel tata bam heijmans
  achmea aegon asr uwv svb cbs rivm tno rijkswaterstaat anwb action kruidvat etos bpost imec colruyt delhaize proximus telenet besix barco umicore bekaert infrabel nmbs vdab kbc belfius argenta acerta liantis partena vrt vtm gamma praxis karwei ikea mediamarkt zara primark nike adidas decathlon mcdonalds dhl ups dpd gls fedex schiphol eneco vattenfall essent tennet stedin alliander enexis ziggo vodafone odido samsung siemens bosch vmware oracle sap cisco intel nvidia
  spotify stripe figma notion twitter linkedin salesforce tesla bmw daf scania volvo vdl damen fugro arcadis haskoning witteveen sweco ordina centric topicus sogeti visma ymere vestia buurtzorg aldi lidl plus spar dirk hoogvliet albert heijn bijenkorf kwantum blokker intertoys xenos bcc radboudumc erasmus lumc vumc olvg
`)
