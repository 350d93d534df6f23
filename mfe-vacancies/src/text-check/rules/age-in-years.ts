import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { OF_OTHERS, WELCOME } from './vocabulary.ts'

const ageRule = ruleMaker({
  category: 'age',
  source: 'age',
  reason: 'Dit sluit mensen uit op leeftijd. Zeg wat iemand moet kunnen.',
})
const MOST_EXPERIENCE = 'Een maximum aan ervaring sluit oudere kandidaten uit. Noem alleen een minimum.'
const TEAM_AGE = 'Met de leeftijd van het team schrik je anderen af. Zeg hoe het team werkt.'

/** Age in figures: years of age, and a maximum of years of experience. */
export const ageInYearsRules: readonly Rule[] = [
  ageRule('({most}) ({number})(?: (?:à|of|tot) {number})? jaar (?:aan )?({experience})', null, {
    reason: MOST_EXPERIENCE,
  }),
  ageRule('({most}) ({number}) years?(?: of)? ({experience})', null, { reason: MOST_EXPERIENCE }),
  ageRule('({most}) ({number}) (?:jaar|jaren) (?:in (?:een|deze|het|de) [\\p{L}-]+ )?(?:gewerkt|werkzaam)', null, {
    reason: MOST_EXPERIENCE,
  }),
  ageRule('0 ?(?:-|–|tot|à|a|to) ?({number}) (jaar|years?)(?: aan| of)? ({experience})', null, {
    reason: MOST_EXPERIENCE,
  }),
  ageRule(
    '(?:minimaal |minstens |ongeveer |circa |zo’n |tussen de )?({number}) ?(?:-|–|tot|en|à|a) ?({number}) jaar(?: aan)? ({experience})',
    'minstens $1 jaar $3',
    { reason: MOST_EXPERIENCE },
  ),
  ageRule('({number}) ?(?:-|–|to) ?({number}) years(?: of)? ({experience})', null, {
    reason: MOST_EXPERIENCE,
  }),
  ageRule('(?:(?:ben|bent) (?:jij|je|u)|(?:je|jij|u) bent) \\d{2} (?:of|tot|à|-|–|t/m) \\d{2} jaar', null, {
    unless: `geen rol|${WELCOME}`,
    unlessBefore: OF_OTHERS,
  }),
  ageRule('(?:min|onder|max)[- ]?\\d{2}[- ]?jarigen?', null, { unlessBefore: OF_OTHERS }),
  ageRule('maximumleeftijd|leeftijdsgrens|\\d{2} (?:lentes|lente)', null, { unless: 'geen', unlessBefore: OF_OTHERS }),
  ageRule(
    '(?:leeftijd |in de leeftijd )?(?:van |tussen (?:de )?)(\\d{2}) (?:en|tot(?: en met)?|t/m) (?:de )?(\\d{2})(?: jaar)?(?! (?:uur|procent|%|euro|dagen|kilo|collega|mensen|personen|medewerkers|leerlingen|graden|meter|km))',
    null,
    {
      unless: 'uur|salaris|€|\\d{1,2}[:.]\\d{2}|kinderen|klas|groep|van [a-z]+ tot|vakantiedagen',
      unlessBefore: OF_OTHERS,
    },
  ),
  ageRule('(?:jonger|ouder) dan (?:de )?(\\d{2})(?: jaar)?', null, {
    unless: 'kinderen|18|21|vergunning|wettelijk',
    unlessBefore: OF_OTHERS,
  }),
  ageRule(
    '(?:je|jij|u) bent (?:{most}|tot) \\d{2}(?: jaar)?|leeftijd[^.!?\\n\\d]{0,20}\\d{2}(?: ?(?:-|–|t/m|tot(?: en met)?|en) ?\\d{2})?(?: jaar)?',
    null,
    { unless: 'geen rol', unlessBefore: OF_OTHERS },
  ),
  ageRule(
    'leeftijd[^.!?\\n]{0,30}?(?:onder|tot|boven|vanaf|maximaal|max\\.?|ongeveer|rond|tussen)[^.!?\\n]{0,12}?\\d{2}(?: (?:en|tot) \\d{2})?(?: jaar)?',
    null,
    { unlessBefore: OF_OTHERS },
  ),
  ageRule(
    '(?:(?:je|jij|u) bent|ben (?:je|jij)|bent u|kandidaten|sollicitanten|mensen|wie) (?:boven|onder|rond|van boven|van onder) (?:de )?(\\d{2})',
    null,
    { unlessBefore: OF_OTHERS },
  ),
  ageRule(
    '(?:onder|boven|ouder dan|jonger dan) (?:de )?(?!18|21)(\\d{2})(?! (?:uur|procent|%|euro|kilo|kg|graden|meter|km|dagen|stuks|collega|medewerkers|mensen|personen|decibel)|[\\d°%.,]\\d)(?: jaar)?',
    null,
    { unless: 'kinderen|leerlingen|graden|salaris|€|min', unlessBefore: OF_OTHERS },
  ),
  ageRule('gemiddelde leeftijd[^.!?\\n]{0,15}?\\d{2}(?: jaar)?', null, {
    unless: 'klanten|bewoners|patiënten',
    unlessBefore: OF_OTHERS,
    reason: TEAM_AGE,
  }),
  ageRule('(?:gemiddelde leeftijd|gemiddeld)[^.!?\\n]{0,25}?\\d{2} jaar(?: oud)?', null, {
    unless: 'klanten|bewoners|patiënten|ervaring|dienst',
    unlessBefore: OF_OTHERS,
    reason: TEAM_AGE,
  }),
  ageRule('(?:maximaal|max\\.?|hooguit|tot) \\d{2} jaar(?= (?:oud|jong)|[.!?]|$)', null, {
    unless: 'contract|garantie|kinderen',
    unlessBefore: OF_OTHERS,
  }),
  ageRule(
    '(?:rond|ongeveer|begin|eind|half) (?:de )?(?:twintig|dertig|veertig|vijftig|\\d0)(?= jaar| ben| bent|[.!?,])',
    null,
    { unless: 'uur|euro|€', unlessBefore: OF_OTHERS },
  ),
]
