import type { SetAsideKind } from '@wervio/contracts'

const MIJN = String.raw`(?:mijn|m'n|onze|ons|my)`
const CHILDREN = String.raw`(?:kinderen|kids|kindjes|kind|zoontje|zoon|dochter|dochtertje|baby|kleine|tweeling|children|son|daughter)`

/**
 * The same, told by somebody of themselves without being asked; folded text. In the first person only: a nurse who
 * speaks of sick people and a teacher who speaks of children speak of their work.
 */
export const toldSubjects: readonly (readonly [SetAsideKind, RegExp])[] = [
  [
    'family',
    new RegExp(
      String.raw`\b(?:ik ben|ben ik|i'm|i am) (?:nu |net |inmiddels |zelf |\d+ weken |weer )*(?:zwanger|in verwachting|pregnant)\b|\b${MIJN} (?:\w+ )?${CHILDREN}\b|\b(?:ik|wij|we) (?:heb|hebben|have) (?:zelf |ook |thuis |samen |nog |al )*(?:\w+ |twee jonge |drie jonge )?(?:kleine |jonge )?(?:kinderen|kids|kindjes|children)(?: thuis| van \d| rondlopen| op de basisschool|$|[.,])|\b(?:ik|we|wij)\b[^.?!]{0,25}\b(?:kinderwens|een kindje krijgen|kinderen willen)\b|\b(?:mijn|m'n) zwangerschap\w*|\bmet zwangerschapsverlof (?:ben|ga|was) ik\b|\bik (?:ga|ben|was) (?:\w+ ){0,3}(?:met|op) zwangerschapsverlof\b`,
    ),
  ],
  [
    'health',
    new RegExp(
      String.raw`\b(?:ik ben|ben ik|ik was|was ik)\b[^.?!]{0,30}\b(?:ziek geweest|ziek geworden|lang ziek|langdurig ziek|chronisch ziek|overspannen|arbeidsongeschikt|depressief|opgenomen (?:geweest|in het ziekenhuis)|geopereerd)\b|\b(?:ik heb|heb ik|ik had|had ik)\b[^.?!]{0,35}\b(?:burn-?out|depressie|adhd|autisme|epilepsie|diabetes|reuma|kanker|rugklachten|hernia|chronische (?:ziekte|aandoening)|last van mijn (?:rug|knie|knieen|nek|schouder|hart))\b(?! (?:begeleid|in mijn|op de|bij (?:clienten|patienten)|meegemaakt bij))|\bik (?:slik|gebruik)\b[^.?!]{0,20}\b(?:medicijnen|medicatie|antidepressiva)\b|\b(?:mijn|m'n) (?:gezondheid|ziekte|aandoening|burn-?out|depressie|herstel|operatie|ziekteverzuim)\b|\bik (?:zit|zat) in de (?:ziektewet|wia|wajong)\b|\bi (?:have|had) (?:a )?(?:burn-?out|depression|adhd|cancer|diabetes)\b|\bmy (?:health|illness|disability)\b`,
    ),
  ],
  [
    'earlier-pay',
    new RegExp(
      String.raw`\b(?:ik verdien|verdien ik|ik verdiende|verdiende ik)\b[^.?!]{0,40}(?:\b\d|\bbruto\b|\bnetto\b|\beuro\b)|\b(?:mijn|m'n) (?:huidige?|vorige?|laatste) (?:\w+)?(?:salaris|loon)\b|\bi (?:currently )?(?:earn|make|earned|made) (?:about |around )?[€$]?\d|\bmy (?:current|previous|last) (?:salary|pay)\b`,
    ),
  ],
  [
    'religion',
    new RegExp(
      String.raw`\b(?:ik ben|ben ik) (?:zelf |ook |heel |niet |een )*(?:gelovig|religieus|christen|christelijk|moslim|moslima|katholiek|protestant|joods|hindoe|boeddhist)\b|\b(?:mijn|m'n) (?:geloof|religie|godsdienst|hoofddoek)\b|\bik (?:ga|bid|vast|draag)\b[^.?!]{0,25}\b(?:kerk|moskee|bidden|ramadan|hoofddoek)\b|\bmy (?:religion|faith)\b|\bi(?:'m| am) (?:a )?(?:christian|muslim|jewish|religious)\b`,
    ),
  ],
  [
    'origin',
    new RegExp(
      String.raw`\b(?:ik ben|ben ik|mijn ouders (?:zijn|komen))\b[^.?!]{0,30}\b(?:van (?:turkse|marokkaanse|surinaamse|antilliaanse|poolse|syrische|buitenlandse) (?:afkomst|komaf|origine)|gevlucht|als vluchteling|geboren in (?:turkije|marokko|suriname|syrie|polen|afghanistan|irak|iran|somalie|eritrea|oekraine))\b|\b(?:mijn|m'n) (?:afkomst|nationaliteit|roots|geboorteland)\b|\bmijn ouders komen uit\b`,
    ),
  ],
  [
    'orientation',
    /\b(?:ik ben|ben ik) (?:zelf |ook |een )*(?:homo|homoseksueel|lesbisch|biseksueel|transgender|non-?binair|gay)\b|\b(?:mijn|m'n) (?:geaardheid|transitie)\b|\bi(?:'m| am) (?:gay|lesbian|bisexual|transgender)\b/,
  ],
  [
    'politics',
    /\bik (?:stem|stemde|heb)\b[^.?!]{0,15}\b(?:pvv|vvd|pvda|groenlinks|cda|d66|sp|bbb|nsc|volt|denk|n-va|vlaams belang|gestemd)\b|\bik ben lid van (?:de )?(?:pvv|vvd|pvda|groenlinks|cda|d66|bbb|nsc|volt|een politieke partij)\b/,
  ],
  [
    'trade-union',
    /\bik ben\b[^.?!]{0,15}\b(?:vakbondslid|lid van (?:de|een) (?:vak)?bond|lid van (?:de )?(?:fnv|cnv|acv|abvv)|gesyndiceerd)\b/,
  ],
  [
    'age',
    /\b(?:ik ben|ben ik) (?:nu |pas |al |inmiddels |nog maar |bijna |net )*(?:(?:1[6-9]|[2-7]\d)(?: jaar(?: oud| jong)?)?(?=[.,!]|$| en | maar | dus )|(?:1[6-9]|[2-7]\d) jaar(?: oud| jong)|(?:acht|negen|een|twee|drie|vier|vijf|zes|zeven)en(?:twintig|dertig|veertig|vijftig|zestig)|(?:twintig|dertig|veertig|vijftig|zestig) jaar)\b|\b(?:mijn|m'n|my) (?:leeftijd|age)\b|\bik ben (?:geboren in|van) (?:19|20)\d\d\b|\bi(?:'m| am) (?:[2-7]\d)(?: years old)?(?=[.,]|$)/,
  ],
  [
    'marital-status',
    new RegExp(
      String.raw`\b(?:ik ben|ben ik|we zijn|wij zijn) (?:nu |net |al |sinds kort |pas |inmiddels )*(?:getrouwd|gescheiden|verloofd|vrijgezel|alleenstaand|single)\b|\b(?:mijn|m'n) (?:man|vrouw|echtgenoot|echtgenote|vriend|vriendin|ex)\b(?! (?:en vrouw|of vrouw))|\bmy (?:husband|wife|boyfriend|girlfriend)\b|\bik (?:woon|ga) (?:\w+ )?(?:samen(?:wonen)?|alleen)\b(?! (?:met de fiets|naar|op|in het)) ?(?:met mijn|$|[.,])`,
    ),
  ],
  [
    'criminal-record',
    /\bik (?:heb|had)\b[^.?!]{0,20}\b(?:strafblad|vastgezeten|in de gevangenis gezeten)\b|\bik ben\b[^.?!]{0,15}\bveroordeeld\b/,
  ],
]
