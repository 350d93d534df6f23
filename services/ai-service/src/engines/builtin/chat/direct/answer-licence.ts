import { answer, type DirectAnswer } from './asking.ts'
import { itemsOf } from './lists.ts'

const ASKED =
  /\brijbewij\w* (?:voor |categorie |type )?(am|a1|a2|a|be|b|c1e|c1|ce|c|d1e|d1|de|d|t|g)(?=\W|$)(?! (?:nodig|of)\b)/
const CATEGORY = /\b(?:AM|A[12]?|B|BE|C1?E?|D1?E?|T|G)\b/g
const KEYS = /rijbewijs|driving/iu
const MOST = 6

/** 'Heeft ze rijbewijs C?': the categories that are written; one that isn't, isn't there. */
export const answerLicence: DirectAnswer = ({ text, units, question, citations }) => {
  const asked = ASKED.exec(text)?.[1]?.toUpperCase()
  if (asked === undefined || question.kind === 'vacancy') return null
  const licences = units.filter((unit) => KEYS.test(unit.keys) || /\brijbewijs\b/iu.test(unit.text)).slice(0, MOST)
  if (licences.length === 0) return null
  const having = licences.find((unit) =>
    itemsOf(unit).some((item) => [...item.matchAll(CATEGORY)].some(([category]) => category === asked)),
  )
  if (having) return answer(`Ja, rijbewijs ${asked} staat er: ${citations.cite(having)}`)
  const others = licences.map((unit) => citations.cite(unit)).join(', ')
  return answer(`Nee, rijbewijs ${asked} staat er niet bij. Wel: ${others}`)
}
