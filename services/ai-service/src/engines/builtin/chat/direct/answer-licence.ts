import type { Unit } from '../../../../chat/context/units.ts'
import { licenceByVehicle } from '../../../../chat/people/question/lexicon.ts'
import { DOUBT } from '../listed.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { itemsOf } from './lists.ts'

const ASKED =
  /\brijbewij\w* (?:voor |categorie |type )?(am|a1|a2|a|be|b|c1e|c1|ce|c|d1e|d1|de|d|t|g)(?=\W|$)(?! (?:nodig|of)\b)/
/** 'Mag ze met een aanhanger rijden?': with B alone only a light one. */
const TRAILER =
  /\b(?:aanhang(?:er|wagen|wagens|ers)|caravan|paardentrailer|trailer)\b.{0,30}\brijden\b|\brijden met (?:een )?(?:aanhang\w+|caravan|trailer)\b/
/** 'Mag ze met de auto rijden?': the category of each vehicle. */
const vehicles: typeof licenceByVehicle = [
  ...licenceByVehicle,
  ['A', /\bmotor\b/],
  ['B', /\b(?:auto|wagen|personenwagen|bestelwagen|busje|camionette)\b/],
]
const DRIVES =
  /^\W*(?:en )?(?:mag|kan) ze (?:ook |al |eigenlijk |wel )?(?:met (?:een|de) )?\w+ ?(?:rijden|besturen)\W*$|^\W*(?:en )?(?:mag|kan) ze autorijden\W*$/

const categoryOfVehicle = (text: string): string | undefined =>
  DRIVES.test(text)
    ? (vehicles.find(([, vehicle]) => vehicle.test(text))?.[0] ?? (/\bautorijden\b/.test(text) ? 'B' : undefined))
    : undefined

const TOWS = ['BE', 'CE', 'C1E', 'DE', 'D1E']
/** 'Heeft ze BE?' */
const ALONE = /^\W*(?:en )?(?:heeft|bezit) ze (?:ook )?(?:een |de |categorie )?(be|c|ce|c1|c1e|d|de|d1|d1e)\W*$/
const CATEGORY = String.raw`(?:AM|A[12]?|BE?|C1?E?|D1?E?|T|G)`
const CATEGORIES = new RegExp(String.raw`(?<![\p{L}\d])${CATEGORY}(?![\p{L}\d])`, 'gu')
/** In a sentence only letters beside the word count: 'B. Jansen' is no category. */
const BESIDE = new RegExp(
  String.raw`${CATEGORY}(?:[/+ ]${CATEGORY})*-rijbewij|rijbewij\p{L}*:? (?:categorie |type )?(?:${CATEGORY}(?:, | en |[/+, ]|(?![\p{L}\d.])))+`,
  'giu',
)
const KEYS = /rijbewijs|driving/iu
const MOST = 6

/** Who may drive with a heavy trailer may drive without it, and whoever drives a lorry or bus may drive a car. */
const covers = (category: string, requiredCategory: string): boolean =>
  category === requiredCategory ||
  category === `${requiredCategory}E` ||
  (requiredCategory === 'B' && /^[CD]/.test(category)) ||
  (requiredCategory === 'B' && category === 'BE')

const categoriesIn = (item: string, isField: boolean): string[] =>
  (isField ? [item] : (item.match(BESIDE) ?? [])).flatMap((words) => words.match(CATEGORIES) ?? [])

/**
 * 'Heeft ze rijbewijs C?': the categories that are written; one that isn't, isn't there. A denial is quoted as it
 * stands.
 */
export const answerLicence: DirectAnswer = ({ text, units, question, citations }) => {
  const asksTrailer = TRAILER.test(text)
  const requiredCategory = asksTrailer
    ? 'BE'
    : ((ASKED.exec(text) ?? ALONE.exec(text))?.[1]?.toUpperCase() ?? categoryOfVehicle(text))
  if (requiredCategory === undefined || question.kind === 'vacancy') return null
  const isField = (unit: Unit) => KEYS.test(unit.keys)
  const licences = units.filter((unit) => isField(unit) || /rijbewijs/iu.test(unit.text)).slice(0, MOST)
  if (licences.length === 0) return null
  for (const unit of licences)
    for (const item of itemsOf(unit)) {
      if (DOUBT.test(item)) continue
      const category = categoriesIn(item, isField(unit)).find((each) =>
        asksTrailer ? TOWS.includes(each) : covers(each, requiredCategory),
      )
      if (category === undefined) continue
      if (asksTrailer) return answer(`Ja, ${category} staat er: ${citations.cite(unit)}`)
      const because =
        category === requiredCategory
          ? `rijbewijs ${requiredCategory} staat er`
          : `wie ${category} heeft, heeft ook ${requiredCategory}`
      return answer(`Ja, ${because}: ${citations.cite(unit)}`)
    }
  const others = licences.map((unit) => citations.cite(unit)).join(', ')
  return licences.some(({ text: words }) => DOUBT.test(words))
    ? answer(`Dit staat er over het rijbewijs: ${others}`)
    : asksTrailer
      ? answer(`Een rijbewijs voor een zware aanhanger, zoals BE, staat er niet bij. Wel: ${others}`)
      : answer(`Nee, rijbewijs ${requiredCategory} staat er niet bij. Wel: ${others}`)
}
