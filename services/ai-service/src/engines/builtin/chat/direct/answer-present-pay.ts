import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { listUnder } from '../citations.ts'
import { nameOf } from '../topic-names.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'
import { isPayWish, isPresentPay, payOfEmployer, payUnits } from './pay-units.ts'

const ASKS =
  /\b(?:verdient|verdiende) (?:ze|[\w'.-]+) (?:nu|momenteel|op dit moment|vandaag)\b|\bhoeveel (?:krijgt|pakt|vangt) ze (?:nu|momenteel|op dit moment)\b|\bhuidige? (?:salaris|loon|uurloon|inkomen|verdiensten)\b/
const OF_PAY = new RegExp(String.raw`${topicOf('salary').asks.source}|\bvraagt\b|\bper (?:uur|maand)\b`, 'iu')
/** 'En nu?' after a question about pay. */
const BARE_NOW =
  /^\W*(?:en )?(?:wat )?(?:heeft|krijgt|is|verdient)? ?(?:ze |het )?(?:nu|momenteel|vandaag|op dit moment)\W*$/

/** What somebody earns today; a wish is none, and is named as one. */
export const answerPresentPay: DirectAnswer = ({ text, earlier, units, question, citations }) => {
  const goesOn = BARE_NOW.test(text) && OF_PAY.test(earlier.at(-1) ?? '')
  if (question.kind === 'vacancy' || (!ASKS.test(text) && !goesOn)) return null
  const pay = payUnits(units)
  const present = pay.filter(isPresentPay)
  if (present.length > 0) return answer(listUnder('Dit staat er over het salaris van nu:', present, citations))
  const absent = 'Het salaris van nu staat er niet.'
  return noAnswer(pay.length === 0 ? absent : `${absent} ${listUnder('Over de salariswens staat er:', pay, citations)}`)
}

const ASKS_WISH =
  /\bwilt? [\w'.-]+ (?:[\w'.-]+ ){0,3}?verdienen\b|\b(?:salariswens|loonwens|looneis|salariseis|salarisverwachting|loonverwachting)\b/
/** 'Wat vraagt ze?' of a candidate is a question for pay. */
const BARE_WISH =
  /^\W*(?:en |maar )?(?:(?:wat|hoeveel) (?:vraagt|wenst|verlangt)|hoeveel (?:wil|wilt|verwacht)) (?:ze|[\w'.-]+)(?: (?:dan|zelf|ongeveer|bruto|netto|als loon|per maand|per uur))*\W*$/
/** 'Wat wil ze?' is one after a question about pay. */
const WANTS = /^\W*(?:en |maar )?wat (?:wil|wilt|verwacht|zoekt|hoopt) (?:ze|[\w'.-]+)(?: (?:dan|zelf))?\W*$/

/** What somebody wants to earn; what they earn today is no wish. Null where something else than that is told. */
export const answerPayWish: DirectAnswer = ({ text, earlier, units, question, citations }) => {
  const isBare = BARE_WISH.test(text) || (WANTS.test(text) && OF_PAY.test(earlier.at(-1) ?? ''))
  if (question.kind === 'vacancy' || (!isBare && !ASKS_WISH.test(text))) return null
  const pay = payUnits(units)
  if (pay.length === 0) return null
  const wishes = pay.filter(isPayWish)
  const hasPresent = pay.some((unit) => isPresentPay(unit) && !wishes.includes(unit))
  if (wishes.length > 0)
    return isBare || hasPresent
      ? answer(listUnder(`Over de salariswens van ${nameOf(question)} staat er:`, wishes, citations))
      : null
  if (!pay.every(isPresentPay)) return null
  return noAnswer(listUnder('Een salariswens staat er niet. Over het salaris van nu staat er:', pay, citations))
}

const OURS = String.raw`(?:schaal|loonschaal|salarisschaal|budget|range|vork|loonvork|barema|bod|aanbod|plafond|wat (?:we|wij) (?:bieden|geven|betalen|hebben|kunnen))`
const ASKS_FIT = new RegExp(
  [
    String.raw`\b(?:past|passen|zit|valt|ligt|blijft|is|komt|gaat|vraagt)\b.{0,40}\b(?:in|binnen|boven|onder|bij|over|buiten|met|dan) .{0,12}\b${OURS}\b`,
    String.raw`\b(?:kunnen|kan) (?:we|wij|ik|jullie) (?:haar )?(?:dat|dit|het|daaraan|eraan|daar|er)\b.{0,20}\b(?:geven|betalen|bieden|aan|voldoen|mee|in)\b|\b(?:kunnen|kan) (?:we|wij|ik) (?:daaraan|eraan)\W*$`,
    String.raw`^\W*(?:en |maar )?(?:is|lukt|kan) (?:dat|dit|het) (?:wel )?(?:haalbaar|betaalbaar|te betalen|te duur|mogelijk|bij ons|voor ons)\b`,
    String.raw`\bis ze (?:niet )?te duur\b`,
    String.raw`\b(?:zit|komt|ligt|valt|gaat|blijft) (?:ze|dat|het) (?:daar|er) ?(?:boven|onder|binnen|over)\b`,
  ].join('|'),
)

/** 'Past dat in onze schaal?': what the candidate asks beside what was told of our pay, without a verdict. */
export const answerFitsPay: DirectAnswer = ({ text, earlier, units, question, citations }) => {
  if (question.kind !== 'candidate' || !ASKS_FIT.test(text)) return null
  if (
    !/\bduur\b/.test(text) &&
    !OF_PAY.test(text.replace(new RegExp(OURS, 'g'), ' ')) &&
    !OF_PAY.test(earlier.at(-1) ?? '')
  )
    return null
  const pay = payUnits(units.filter(({ side }) => side !== 'vacancy'))
  const wishes = pay.filter(isPayWish)
  const askedPay = wishes.length > 0 ? wishes : pay
  const ours = payOfEmployer(question.reading.units)
  if (ours.length === 0) {
    const absent = 'Over wat jullie betalen vind ik hier niets.'
    return noAnswer(
      askedPay.length === 0 ? absent : `${absent} ${listUnder('Over de salariswens staat er:', askedPay, citations)}`,
    )
  }
  const lines = [
    ...(askedPay.length > 0
      ? [listUnder(`Over de salariswens van ${nameOf(question)} staat er:`, askedPay, citations)]
      : []),
    listUnder('Over wat jullie betalen staat er:', ours, citations),
  ]
  return answer(lines.join('\n'))
}
