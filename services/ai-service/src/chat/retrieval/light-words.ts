/** Words of a question that alone name no subject: small words, words of asking, words for the person concerned. */
const SMALL = `de het een en of maar want dus als dan dat die deze dit er hier daar ik je jij jou jouw u uw wij we ons onze hij zij ze hem haar zijn hun hen men iemand
  iets niets alle alles al ook nog wel niet geen toch eens even heel erg zeer meer meest meeste minder veel weinig vaak soms ooit altijd nooit hierin hierbij hierover hieraan daarin daarover daarbij erover erbij ervoor eraan mij mijn mezelf jezelf zelf jullie gewone gewoon normale gemiddelde doorsnee typische dagelijks dagelijkse hiervoor vroeger eerder nu al in op aan bij van voor met door over
  onder uit tot naar om te tegen tussen sinds per via zonder binnen buiten rond tijdens na the a an get of to in on at for with by from and or is are was were be been has have had do does did can could
  will would should may might must his her their its it he she they this that these those any some there s t`
const ASKING = `wat wie waar wanneer waarom hoe hoeveel welk welke waarmee waarvoor waarin waarop wiens hoezo which what who where when why how much many vertel vertellen geef geven noem noemen toon tonen
  laat zien leg uit uitleggen weet weten vind vinden zoek zoeken staat staan stond gaat gaan ging ga doet doen deed doe inhoudt inhouden inhoud houdt houden hield omvat omvatten komt komen kwam krijgt krijgen kreeg krijg gekregen ontvang ontvangt ontvangen heeft hebben had heb hebt is bent ben zijn was waren
  wordt worden werd kan kun kunnen kon wil willen wou moet moeten mag mogen zal zullen zou zouden maakt maken gemaakt zit zitten zat ligt liggen zegt zeggen zei gezegd gegeven genoemd noemt gedaan gevraagd vraagt vraag vragen antwoord
  heet heten gebruikt gebruiken hoort horen lijkt lijken blijkt bestaat bestaan biedt bieden heel graag alsjeblieft me my i you tell give show list say said says mention mentioned about know please kort korte kortom bondig beknopt snel simpel precies
  eigenlijk ongeveer bijvoorbeeld namelijk vermeld vermeldt beschreven beschrijf beschrijft beschrijven samen werkt werken werk gewerkt ziet zien eruit vindt past passen haalt halen telt tellen ver lang ken kent kennen zoal zoals verder qua soort type vorm manier keer betreft sprake aanwezig`
const ADJECTIVES = `belangrijk belangrijke belangrijkste essentieel essentiële cruciaal cruciale relevant relevante gewenst gewenste goed goede best beste groot grote grootste exact exacte precieze huidig huidige voornaamste
  nodig nodige vereist vereiste mogelijk mogelijke eventueel eventuele concreet concrete eigen verschillende bepaalde nieuwe nieuw specifieke duidelijk main most typical normal usual important required relevant current key`
const SUBJECTS = `kandidaat kandidate kandidaten sollicitant persoon mens man vrouw vacature vacatures functie functies baan banen rol rollen job jobs role vak beroep position candidate applicant vacancy plek positie cv gesprek interview transcript tekst
  bedrijf organisatie werkgever company informatie gegevens context document profiel punten punt dingen ding zaak zaken onderdelen aspecten jaar jaren maand week dag tijd`

const lightWords = new Set(`${SMALL} ${ASKING} ${ADJECTIVES} ${SUBJECTS}`.split(/\s+/))

export const isLight = (word: string): boolean => lightWords.has(word.toLowerCase()) || word.length < 2
