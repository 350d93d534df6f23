import { fold } from '../people/question/fold.ts'
import type { Law } from './law.ts'
import { wordingsInVacancies } from './wordings-in-vacancies.ts'

const LONGEST = 400
const SOMEBODY = String.raw`(?:iemand|mensen|persoon|personen|mens|kracht|krachten|volk|gast|gasten|kandida\w+|sollicitant\w*|medewerk\w+|werknemers?|collega\w*|man|mannen|vrouw|vrouwen|dame|dames)`

/** People whom a law protects, as a wish or a refusal names them, and which rule speaks of them. Folded text. */
const groups: readonly (readonly [law: string, people: string])[] = [
  [
    'tekst-leeftijd',
    String.raw`(?:te )?(?:jonge?|jongere?|oude?|oudere?) ${SOMEBODY}|jongere(?=(?: (?:voor|hier|bij|in|op|niet|wel|beter|nemen|aannemen|zoeken|passen|past)\b|\W*$))|jongeren|jongelui|ouderen|senioren|vijftigers|zestigers|(?:vijftig|zestig|[456]0)-?plussers?|leeftijd`,
  ],
  [
    'tekst-afkomst-geloof',
    String.raw`vreemdelingen?|buitenlanders?|buitenlandse (?:naam|namen|${SOMEBODY})|allochto\w+|autochto\w+|migranten?|vluchtelingen?|asielzoekers?|moslims?|moslima'?s?|hoofddoek\w*|keppel\w*|tulband\w*|joden|christenen|katholieken|turk(?:en)?|marokka(?:an|nen)|polen|roeme(?:en|nen)|bulga(?:ar|ren)|syriers?|afrika(?:an|nen)|nederlanders?|belg(?:en)?|vlaming(?:en)?|wa(?:al|len)|(?:donkere|zwarte|witte|blanke|gekleurde) ${SOMEBODY}|huidskleur|afkomst|geloof`,
  ],
  [
    'tekst-geslacht',
    String.raw`vrouw(?:en)?|vrouwelijke? \w+|man(?:nen)?(?! of (?:\d|twee|drie|vier|vijf|zes|acht|tien))|mannelijke? \w+|dames?|heren|jongedames?|meisjes?|meiden|jongens|geslacht`,
  ],
  [
    'tekst-gezin',
    String.raw`zwangeren?|zwangere \w+|moeders?|vaders?|alleenstaande (?:ouder|moeder|vader)s?|alleenstaanden|ouders met \w+`,
  ],
  [
    'tekst-gezondheid',
    String.raw`gehandicapten?|mindervaliden?|rolstoel\w*|chronisch zieken?|zieken|(?:iemand|mensen) met (?:een )?(?:beperking|handicap|burn-?out|adhd|autisme|depressie|ziekte)|autisten?|dikke ${SOMEBODY}|rokers?`,
  ],
]

const PEOPLE = groups.map(([, people]) => people).join('|')
const groupPatterns = groups.map(([law, people]) => ({ law, pattern: new RegExp(String.raw`\b(?:${people})\b`) }))
const EMPLOYER = String.raw`(?:ze|we|wij|men|(?:de|mijn|onze|die) (?:klant|opdrachtgever|werkgever|baas|bazin|chef|directie|manager|zaakvoerder|eigenaar|hiring manager|afdeling|teamleider)|het (?:team|bedrijf))`
const WANTS = String.raw`(?:wil|willen|wilt|zoekt|zoeken|vraagt|vragen|eist|eisen|verkiest|verkiezen|prefereert|prefereren|mikt op|mikken op)`

/** Somebody who is to be passed over, or preferred. */
const PASSED_OVER = new RegExp(
  String.raw`\b(?:weiger\w*|afwij[sz]\w*|uitsluit\w*|uitgesloten|(?:weg|uit)?filter\w*|(?:uit)?selecte\w+|discrimine\w+|overslaan|buitenhouden|voorrang|voortrek\w*|niet (?:aannemen|uitnodigen|voorstellen|voordragen|meenemen))\b`,
)
/** An employer that wants somebody of a group, or nobody of it. */
const WISHED = new RegExp(
  String.raw`\b${EMPLOYER} (?:\w+ ){0,2}?${WANTS} (?:\w+ ){0,3}?(?:geen|alleen|enkel|uitsluitend|liefst|liever|eigenlijk|graag|een)(?: een| geen)? (?:\w+ ){0,1}?(?:${PEOPLE})\b`,
)
const PREFERRED = new RegExp(
  String.raw`\b(?:liefst|liever|enkel|alleen|uitsluitend)(?: toch| echt| nog)?(?: een| geen| naar een)? (?:${PEOPLE})\b`,
)
/** Whether somebody of a group would do. */
const DOUBTED = new RegExp(
  String.raw`\b(?:zou|zouden|kan|kunnen|past|passen|is|zijn) (?:een (?:\w+ )?|iemand )?(?:${PEOPLE})\b.{0,50}\b(?:past|passen|geschikt|aankan|aankunnen|in aanmerking|wel iets|iets voor|hier werken|dit werk)\b`,
)
/** 'Past een man hier niet beter?', 'is een vrouw niet handiger?' */
const THOUGHT_BETTER = new RegExp(
  String.raw`\b(?:(?:past|passen|hoort|horen) (?:hier |daar |dan )?(?:niet )?(?:een |zo'n )?|(?:zou|is|werkt|lukt|gaat) (?:hier |daar |dan |dit |het )?(?:niet )?(?:een |zo'n ))(?:\w+ )?(?:${PEOPLE})\b.{0,40}\b(?:beter|liever|handiger|logischer|makkelijker|geschikter|(?:hier|daar|bij ons|in (?:het|ons|dit) (?:team|bedrijf|ploeg))(?: (?:wel|niet|bij))?\W*$)`,
)
/** 'Nemen we niet beter een vrouw?', 'moeten we geen jongere zoeken?' */
const ADVISED = new RegExp(
  String.raw`\b(?:nemen|neem|kiezen|kies|zoeken|zoek|pakken|moeten|moet|zouden|zou|kunnen|kan|hebben) (?:we|wij|ik|men) (?:\w+ ){0,3}?(?:niet |beter |liever |best |liefst |alleen |enkel |geen ){1,3}(?:(?:een|zo'n|geen|voor) ){0,2}(?:${PEOPLE})\b(?! (?:in|op|bij) (?:het|ons|dit) team)`,
)
/** Whom somebody works for or with is no one to select. */
const OF_THE_WORK = /\b(?:werk\w* met|omgaan met|begeleid\w*|verzorg\w*|zorg voor|lesgeven|ervaring met|gewerkt met)\b/

/**
 * The rule for a wish to select by a protected trait, without the question whether that is allowed: 'de klant wil geen
 * …', 'kan ik … eruit filteren?'. Null for anything else.
 */
export const lawOfSelection = (message: string): Law | null => {
  const text = fold(message.slice(0, LONGEST))
  if (OF_THE_WORK.test(text)) return null
  if (![PASSED_OVER, WISHED, PREFERRED, DOUBTED, THOUGHT_BETTER, ADVISED].some((pattern) => pattern.test(text)))
    return null
  const group = groupPatterns.find(({ pattern }) => pattern.test(text))
  return wordingsInVacancies.find(({ id }) => id === group?.law) ?? null
}
