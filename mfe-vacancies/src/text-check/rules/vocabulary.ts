/** Lists that patterns name in braces. */
export const vocabulary: Record<string, string> = {
  person:
    "collega(?:[’']?s)?|kandida(?:at|te|ten)|medewerker(?:s)?|medewerkster|professional(?:s)?|talent(?:en)?|hond(?:en)?|persoon|personen|mens(?:en)?|iemand|vakman|vakmensen|vakkracht(?:en)?|kracht(?:en)?|enthousiasteling(?:en)?|ondernemer|verkoper(?:s)?|sollicitant(?:en)?|aanpakker(?:s)?|teamspeler(?:s)?|doorzetter(?:s)?|werknemer(?:s)?|student(?:en)?|gast(?:en)?|dame(?:s)?|heer|heren|man(?:nen)?|vrouw(?:en)?|meid(?:en)?|jongen(?:s)?",
  seek: 'zoeken|zoekt|zoek|gezocht|op zoek naar|vragen|verwelkomen|voorkeur|ben jij|bent u|jij bent|je bent|u bent|are you|looking for',
  number: '\\d{1,2}|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien',
  most: 'maximaal|hooguit|hoogstens|ten hoogste|max\\.?|niet meer dan|minder dan|up to|at most|no more than',
  experience:
    '(?:relevante |aantoonbare |vergelijkbare |praktische |recente )?(?:werk)?ervaring|(?:relevant |working |work )?experience',
  /** Somebody is sought in this sentence. */
  sought:
    '(?:{seek}|zien graag|zien wij graag|ideaal|geschikt|leuk|perfect|welke|gezocht|versterk|zien komen|wanted|hire|hiring|join)',
  /** What may be young without anybody being sought. */
  thing:
    'kinder|kind(?!e)|ouders|gezin|dier|honden|katten|paard|kalver|vee|plant|boom|bomen|aanplant|kaas|klare|wijn|bedrij|ondernem|merk|organisatie|generatie|patiënt|cliënt|bewoner|klant|gast|publiek|bezoeker|school|stad|wijk|sector|markt|mensen met',
  adverb: 'heel |erg |zeer |echt |nog |lekker |',
}

/** Words of a sentence in which everybody is welcome: it excludes nobody. */
export const WELCOME = 'iedereen|ongeacht|speelt (?:voor ons )?geen rol|maakt (?:ons )?niet uit|regardless'

/** Work for or with people: what follows in the sentence is about them. */
export const CARED_FOR =
  'begeleid|behandel|verzorg|onderwijs|lesge(?:ven|eft)|lessen aan|les aan|geeft? (?:je |[\\p{L}]+ )?(?:les|advies|voorlichting)|adviseer|advies|ondersteun|opvang|hulpverlen|help(?:t|en)|zorg voor|zorg aan|coach|voorlicht|doelgroep|werk(?:t|en)? met|omgaan met|contact met|samen met|gericht op|verkoop(?:t)? aan|keuring van|work(?:ing)? with|support|car(?:e|ing) for|teach'

/** People whose age a vacancy may name: those somebody works for, not the candidate. */
export const OF_OTHERS = `${CARED_FOR}|kinderen|leerlingen|bewoners|cliënten|patiënten|klanten|ouderen|studenten|gasten|deelnemers|kandidaten adviseer|publiek`
