/** Words that shut people out or only praise, with what says the same plainly; null when nothing does. */
export type Excluding = { words: RegExp; instead: string | null }

const WOMAN_OR_MAN =
  '(?:vrouw|man|dame|heer|meid|meisje|jongen|kerel|vent|madam|jongedame|jongeman|gast)(?:en|s|nen|ske|tje|je)?(?!\\p{L}| ?(?:\\/|of|en) ?(?:een )?(?:vrouw|man))'
const KIND_OF_PERSON =
  '(?:handige|sterke|stoere|echte|flinke|stevige|potige|leuke|spontane|vlotte|gezellige|lieve|knappe|nette|representatieve|jonge)'
const WOMEN_OR_MEN = '(?:vrouwen|mannen|dames|heren|meiden|meisjes|jongens|kerels|venten|gasten)'

/**
 * Wishes about who somebody is: sex, age, origin, health, family. A sentence of them is left out as a whole, also where
 * it is longer or says it in full.
 */
export const personal: readonly Excluding[] = [
  {
    words: new RegExp(
      `\\b(?:liefst|bij voorkeur|voorkeur (?:voor|naar)|alleen|enkel|uitsluitend|zoeken|zoekt|gezocht|gewenst|eventueel)(?: (?:wel|nog|ook|gaat uit naar|we|wij|maar))* (?:een |de )?(?:\\p{L}{3,}e )?${WOMAN_OR_MAN}(?! (?:\\p{L}+ )?(?:knippen|kleden|kleding|fiets))`,
      'iu',
    ),
    instead: null,
  },
  {
    words: new RegExp(
      `\\b(?:vrouw|man|dame|heer|meisje|jongen|vrouwelijk|mannelijk)(?:e|elijke)?(?: \\p{L}+)? (?:gezocht|gewenst|gevraagd|heeft (?:de |onze )?voorkeur|verkiest)(?!\\p{L})`,
      'iu',
    ),
    instead: null,
  },
  {
    words: new RegExp(
      `\\b${WOMEN_OR_MEN}(?: \\p{L}+){0,3} (?:hebben|krijgen|genieten) (?:de |onze |een )?voorkeur(?!\\p{L})`,
      'iu',
    ),
    instead: null,
  },
  { words: new RegExp(`^(?:een )?${KIND_OF_PERSON} ${WOMAN_OR_MAN}`, 'iu'), instead: null },
  { words: new RegExp(`\\bgeen ${WOMEN_OR_MEN}(?!\\p{L})`, 'iu'), instead: null },
  {
    words: new RegExp(
      `\\b${WOMEN_OR_MEN} onder (?:elkaar|mekaar|ons)(?!\\p{L})|\\bonder ${WOMEN_OR_MEN}(?=$|[,.;])`,
      'iu',
    ),
    instead: null,
  },
  {
    words: /\b(?:mannen|vrouwen|dames|meiden|meisjes)(?:team|wereldje|wereld|clubje|club|bedrijf)(?!\p{L})/iu,
    instead: null,
  },
  { words: /^(?:girls|boys|ladies|vrouwen|mannen|dames|heren|jongens|meiden|m|v) only\b/i, instead: null },
  { words: /^(?:alleen|uitsluitend|enkel) (?:vrouwen|mannen|dames|heren|jongens|meiden)\b/i, instead: null },
  // Age as an item, and the young who are sought; how old children are is said of children.
  {
    words:
      /^(?:leeftijd ?:? ?)?(?:(?:tussen(?: de)?|van|liefst|bij voorkeur|max(?:imaal|\.)?|onder de|jonger dan|niet ouder dan|tot) )+\d{2}(?: ?(?:-|–|en|tot|à) ?(?:de )?\d{2})? ?(?:jaar|jr|j)\.?(?: oud)?$/i,
    instead: null,
  },
  {
    words:
      /^(?:leeftijd|age) ?:? ?(?:\p{L}+ ){0,3}\d{2}|^(?:liefst |bij voorkeur |graag )?(?:onder de|jonger dan|niet ouder dan|maximaal|max\.?) \d{2}(?: ?(?:jaar|jr|j)\.?(?: oud)?)?(?=$|[,;])|^\d{2} ?(?:-|–|tot) ?\d{2} jaar oud$/iu,
    instead: null,
  },
  {
    words:
      /\bjonge? (?:hond(?:en)?|ding|iemand|persoon|mensen|kandida\p{L}+|kracht(?:en)?|collega(?=$| gezocht)|talent(?:en)?|spring|enthousiasteling|gasten?|starter|doener)(?!\p{L})|\bniet te oud\b|\b(?:liefst|graag|bij voorkeur) (?:een )?(?:jong(?:er|e)? \p{L}+|jong)(?=$|[,.;])/iu,
    instead: null,
  },
  // 'Niet ouder dan 30', and a young team as the reason to ask for the young; children of that age are no applicants.
  {
    words:
      /(?<!(?:kinderen|jongeren|kind|peuters|leerlingen|dieren|gebouwen|panden|auto['’]?s|voertuigen)[^,.;]{0,20})\b(?:ouder|jonger) dan (?:de )?\d{2}(?! (?:maanden|weken|dagen))|\bjonge? (?:team|ploeg|groep|bende|equipe|gasten),? dus\b/iu,
    instead: null,
  },
  { words: /\bjonge? (?:en|,|&) dynamisch|\byoung (?:and|en|,|&) dynamic/i, instead: 'dynamisch team' },
  { words: /\bjonge (?:instelling|geest|spirit)\b|\bjong van geest\b/i, instead: null },
  // Origin and faith.
  {
    words:
      /\bnative (?:(?:Dutch|English|French|German|Nederlandse?|Engelse?|Franse?|Duitse?) )?(?:speakers?|niveau|level|Dutch|Nederlands|NL)\b|\bmoedertaal(?:spreker)?\b|\b(?:zonder|geen) accent\b|\baccentloos\b/i,
    instead: 'goede beheersing van het Nederlands',
  },
  {
    words:
      /\b(?:autochto(?:on|ne)|blanke?|geen (?:buitenlanders?|allochtonen|moslims?|Polen|Roemenen|vluchtelingen|hoofddoek(?:en|jes)?))(?!\p{L})|\b(?:echte|geboren|liefst|bij voorkeur|alleen|enkel|graag) (?:(?:een|ne|nen|geboren|echte) )*(?:Nederlander|Belg|Vlaming|Hollander|Limburger|Brabander)s?(?!\p{L})|\bgeen (?:\p{L}+ )?(?:Turken|Marokkanen|Bulgaren|Oekraïners|Afrikanen|Walen|asielzoekers|statushouders)(?!\p{L})/iu,
    instead: null,
  },
  // What somebody may not be, by a name that is called to one sex or the other.
  {
    words:
      /^geen (?:watje|bakvis|macho|diva|mietje|doetje|softie|prinses|huisvrouw|moederskindje|mannetje|vrouwtje|\p{L}*(?:kont|kous|piet|pot))(?:s|ten|en|jes?)?(?=$|[ ,;.!(])/iu,
    instead: null,
  },
  // Health and family.
  {
    words:
      /\b(?:niet|nooit|zelden) ziek\b|\bgeen (?:(?:mensen|personen|iemand|kandidaten) met (?:rugklachten|\p{L}+klachten|een (?:ziekte|beperking|verleden)|kinderen|kleine kinderen)|rugklachten|lichamelijke klachten|kwaaltjes|burn-?out\p{L}*|ziekteverleden|medisch verleden)(?!\p{L})|\b(?:niet|geen) zwanger\p{L}*|\bgeen (?:kinderen|kleine kinderen|kinderwens|gezin)(?=$|[,.;])|\bgeen (?:jonge |werkende |alleenstaande )?(?:moeders|vaders|mama['’]?s|papa['’]?s|ouders|zwangeren)(?= met|$|[,.;(])|\bzonder (?:kinderen|gezin|kinderwens|jonge kinderen|kleine kinderen)(?=$|[,.;])|\bvrijgezel\b/iu,
    instead: null,
  },
]

/** Praise and slogans: only left out as an item or clause of their own. */
export const slogans: readonly Excluding[] = [
  {
    words:
      /^(?:we zijn )?(?:(?:one|a) )?(?:big|great|happy) (?:happy )?family$|^(?:we zijn )?(?:één|een) grote familie$/i,
    instead: 'hecht team',
  },
  { words: /^fashionista!?$/i, instead: 'gevoel voor mode' },
  {
    words:
      /^(?:(?:we|wij) (?:zoeken|willen) )?(?:een |ne )?(?:echte )?(?:rockstar|ninja|goeroe|guru|superheld|no[- ]bullshit|young gun|jong geweld|whizzkid|wonderkind)s?!?$/i,
    instead: null,
  },
  // Who may not look at the clock isn't told when the work is.
  {
    words:
      /^(?:(?:je hebt |hier heerst )?(?:geen|no|niet (?:iemand met )?een) )(?:van )?(?:9|8|negen|acht|nine)[- ]?(?:-|–|tot|to)[- ]?(?:5|vijf|five|17)(?:[- ]?(?:mentaliteit|mentality|er|ers|baan|job|mens(?:en)?|type(?:s)?|cultuur))?$|^(?:geen klokkijker(?:s)?|(?:niet|nooit) (?:steeds |altijd )?op de klok kijken|kijkt niet (?:steeds |altijd )?(?:op|naar) de klok)$/i,
    instead: 'flexibel in werktijden',
  },
]
