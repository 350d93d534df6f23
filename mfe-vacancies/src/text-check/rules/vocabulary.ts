/** Lists that patterns name in braces. */
export const vocabulary: Record<string, string> = {
  person:
    "collega(?:[’']?s)?|kandida(?:at|te|ten)|medewerker(?:s)?|medewerkster|professional(?:s)?|talent(?:en)?|hond(?:en)?|persoon|personen|mens(?:en)?|iemand|vakman|vakmensen|vakkracht(?:en)?|kracht(?:en)?|enthousiasteling(?:en)?|ondernemer|verkoper(?:s)?|sollicitant(?:en)?|aanpakker(?:s)?|team(?:genoot|genoten)|ploegmaat|ploegmaten|chauffeur(?:s)?|monteur(?:s)?|teamspeler(?:s)?|doorzetter(?:s)?|werknemer(?:s)?|student(?:en)?|gast(?:en)?|dame(?:s)?|heer|heren|man(?:nen)?|vrouw(?:en)?|meid(?:en)?|jongen(?:s)?",
  seek: 'zoeken|zoekt|zoek|gezocht|op zoek naar|vragen|verwelkomen|voorkeur|ben jij|bent u|jij bent|je bent|u bent|are you|looking for',
  number: '\\d{1,2}|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien',
  most: 'maximaal|hooguit|hoogstens|ten hoogste|max\\.?|niet meer dan|minder dan|up to|at most|no more than',
  experience:
    '(?:relevante |aantoonbare |vergelijkbare |praktische |recente )?(?:werk|beroeps)?ervaring|(?:relevant |working |work )?experience',
  /** Somebody is sought in this sentence. */
  sought:
    '(?:{seek}|zien graag|zien wij graag|ideaal|geschikt|leuk|perfect|welke|gezocht|versterk|zien komen|wanted|hire|hiring|join)',
  /** What stands directly before the people who are sought: 'wij zoeken enthousiaste …', 'een leuke bijbaan voor …'. */
  aimed:
    '(?:(?:{seek}|alleen|uitsluitend|enkel|liefst) (?:(?!voor |aan |van |met |die |om |als |in |bij |op |tussen |naar )[\\p{L}’-]+,? ){0,3}|(?:ideaal|ideale|leuke?|perfecte?|geschikte?|bijbaan|baan|job|functie|vacature|werk|bijverdienste|vakantiewerk|weekendwerk|bedoeld|gericht op)(?: [\\p{L}-]+){0,2} voor (?:alle |een |jonge )?)$',
  /** What may be young without anybody being sought. */
  thing:
    'kinder|kind(?!e)|ouders|gezin|dier|honden|katten|paard|kalver|vee|plant|boom|bomen|aanplant|kaas|klare|wijn|bedrij|ondernem|merk|organisatie|generatie|patiënt|cliënt|bewoner|klant|gast|publiek|bezoeker|school|stad|wijk|sector|markt|mensen met',
  adverb: 'heel |erg |zeer |echt |nog |lekker |',
  /** What a person can be, as a predicate. */
  trait:
    'flexibel|nauwkeurig|accuraat|communicatief(?: (?:vaardig|sterk|ingesteld))?|commercieel(?: ingesteld)?|klantgericht|klantvriendelijk|servicegericht|resultaatgericht|oplossingsgericht|enthousiast|gemotiveerd|zelfstandig|leergierig|betrouwbaar|stipt|punctueel|sociaal|sociaal vaardig|vriendelijk|geduldig|behulpzaam|ambitieus|energiek|creatief|analytisch|daadkrachtig|besluitvaardig|ondernemend|positief|hulpvaardig|assertief|alert|discreet|integer|eerlijk|empathisch|spontaan|vlot|dynamisch|gedreven|proactief|georganiseerd|ordelijk|verantwoordelijk|zorgvuldig|collegiaal|initiatiefrijk|contactvaardig|handig|technisch(?: aangelegd)?|tactvol|kritisch|rustig|nieuwsgierig|meertalig|hands-on|praktisch|netjes|verzorgd|representatief|stressbestendig|fit|sterk|gezond|energievol|toegewijd|loyaal|doortastend|leergraag|polyvalent|beleefd|open|eerlijk',
  language: 'Nederlands|Duits|Engels|Frans|Vlaams|Spaans|Italiaans|Pools|Deens|Zweeds|Noors|Portugees|Turks|Arabisch',
  /** Peoples, as an adjective before a noun. */
  nation:
    'Poolse|Roemeense|Bulgaarse|Oost-Europese|Turkse|Marokkaanse|Nederlandse|Duitse|Belgische|Vlaamse|Hollandse|Aziatische|Afrikaanse|Surinaamse|Oekraïense|Syrische|Filipijnse|Hongaarse|Spaanse|Portugese|Italiaanse|Franse|westerse|Europese',
  /** Words of an English sentence. */
  english: '(?:the|we are|looking for|you will|you have|your|and|with|who|for our|a)(?![\\p{L}])',
}

/** Words of a sentence in which everybody is welcome: it excludes nobody. */
export const WELCOME = 'iedereen|ongeacht|speelt (?:voor ons )?geen rol|maakt (?:ons )?niet uit|regardless'

/** Work for people: what follows in the sentence is about them. A team may still be the candidate's. */
export const SERVED =
  'begeleid|behandel|verzorg|onderwijs|lesge(?:ven|eft)|lessen aan|les aan|geeft? (?:je |[\\p{L}]+ )?(?:les|advies|voorlichting)|adviseer|advies|ondersteun|opvang|hulpverlen|help(?:t|en)|zorg voor|zorg aan|coach|voorlicht|doelgroep|gericht op|verkoop(?:t)? aan|keuring van|support|car(?:e|ing) for|teach'

/** Work for or with people. */
export const CARED_FOR = `${SERVED}|werk(?:t|en)? met|omgaan met|contact met|samen met|(?:praat|spreekt?|sport|wandel|gesprek(?:ken)?|in gesprek|op pad|omgang) (?:je |jij |u )?met|work(?:ing)? with`

/** People whose age a vacancy may name: those somebody works for, not the candidate. */
export const OF_OTHERS = `${CARED_FOR}|kinderen|jeugdigen|jongeren|tieners|huurders|leden|sporters|bezoekers|leerlingen|bewoners|cliënten|patiënten|klanten|ouderen|studenten|gasten|deelnemers|kandidaten adviseer|publiek|(?:mensen|personen|volwassenen|inwoners|vrouwen|mannen|gebouwen|woningen|huizen|machines|auto[’']s|bomen) $`
