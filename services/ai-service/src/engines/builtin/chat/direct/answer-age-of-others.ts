import type { Unit } from '../../../../chat/context/units.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'

const OTHERS = String.raw`(?:\w*groep|leerling|kind|kids|baby|klas|kleuter|peuter|dreumes|jongere|tiener|student|bewoner|client|patient|deelnemer|ouderen)\w*`
const OF_AGE = String.raw`(?:welke?|wat voor) leeftijd\w*`
/** 'Hoe oud zijn de leerlingen?', 'met welke leeftijd werk je?': those of the work, never somebody's own. */
const ASKS = new RegExp(
  [
    String.raw`\bhoe (?:oud|jong) (?:is|zijn|waren|worden) (?:de |die |deze )${OTHERS}`,
    String.raw`\b${OF_AGE} (?:hebben |hadden |zijn |van )?(?:de |die |deze )?${OTHERS}`,
    String.raw`\b${OTHERS} (?:van|met|in) ${OF_AGE}`,
    String.raw`\bwelke leeftijds(?:groep|categorie|klasse)\w*`,
    String.raw`\b(?:met|aan|voor|bij) ${OF_AGE} (?:werk|begeleid|heeft|geeft)\w*`,
  ].join('|'),
)
const WHO = new RegExp(String.raw`\b${OTHERS}\b`)
const YEARS =
  /\b(?:van|tussen|tot|vanaf|boven|onder|en|à)? ?\d{1,3}(?: ?(?:en|tot|tot en met|t\/m|of|-|–|à) ?\d{1,3})?\+?[- ]?(?:jaar\b|jarige)|\b\d{1,2}(?: ?[-–] ?\d{1,2})?-jarige/iu
const EMPLOYMENT = /\bjaar (?:\p{L}+ )?(?:ervaring|werkervaring|actief|geleden)\b|\bbestaa(?:t|n)\b|\bper jaar\b/iu

const tells = ({ text, keys, heading }: Unit) =>
  YEARS.test(text) && WHO.test(fold(`${keys} ${heading} ${text}`)) && !EMPLOYMENT.test(text)

/** The age of those somebody works for: a sentence that gives theirs, or that none does. */
export const answerAgeOfOthers: DirectAnswer = ({ text, units, citations }) => {
  if (!ASKS.test(text)) return null
  const telling = units.filter(tells).slice(0, 3)
  return telling.length > 0
    ? answer(listUnder('Over hun leeftijd staat er:', telling, citations))
    : noAnswer('Hun leeftijd staat er niet.')
}
