import { AMOUNT } from '../../../../chat/retrieval/amount.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'

const ASKS =
  /\b(?:verdient|verdiende) (?:ze|[\w'.-]+) (?:nu|momenteel|op dit moment|vandaag)\b|\bhuidige? (?:salaris|loon|uurloon|inkomen|verdiensten)\b/
const OF_PAY = new RegExp(String.raw`${topicOf('salary').asks.source}|\bvraagt\b|\bper (?:uur|maand)\b`, 'iu')
/** 'En nu?' after a question about pay. */
const BARE_NOW =
  /^\W*(?:en )?(?:wat )?(?:heeft|krijgt|is|verdient)? ?(?:ze |het )?(?:nu|momenteel|vandaag|op dit moment)\W*$/
const PRESENT = /\bnu\b|huidig|momenteel|op dit moment|verdient|verdien\b/iu

/** What somebody earns today; a wish is none, and is named as one. */
export const answerPresentPay: DirectAnswer = ({ text, earlier, units, question, citations }) => {
  const goesOn = BARE_NOW.test(text) && OF_PAY.test(earlier.at(-1) ?? '')
  if (question.kind === 'vacancy' || (!ASKS.test(text) && !goesOn)) return null
  const pay = unitsOf(topicOf('salary'), units).units
  const isBesidePay = ({ order, paragraph, text: words }: Unit) =>
    AMOUNT.test(words) && pay.some((unit) => unit.paragraph === paragraph && Math.abs(unit.order - order) === 1)
  const present = units.filter(
    (unit) => (pay.includes(unit) || isBesidePay(unit)) && PRESENT.test(`${unit.keys} ${unit.text}`),
  )
  if (present.length > 0) return answer(listUnder('Dit staat er over het salaris van nu:', present, citations))
  const absent = 'Het salaris van nu staat er niet.'
  return noAnswer(pay.length === 0 ? absent : `${absent} ${listUnder('Over de salariswens staat er:', pay, citations)}`)
}

const ASKS_WISH =
  /\bwilt? [\w'.-]+ (?:[\w'.-]+ ){0,3}?verdienen\b|\b(?:salariswens|loonwens|looneis|salariseis|salarisverwachting|loonverwachting)\b/
const WISH =
  /\b(?:wil|wilt|wens\w*|vraagt|vraagprijs|minimaal|minstens|vanaf|verwacht\w*|hoopt|zoekt|liefst|graag)\b|wens/iu

/** What somebody wants to earn; what they earn today is no wish. Null where something else than that is told. */
export const answerPayWish: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy' || !ASKS_WISH.test(text)) return null
  const pay = unitsOf(topicOf('salary'), units).units
  const isOfToday = pay.every((unit) => {
    const unitText = `${unit.keys} ${unit.text}`
    return PRESENT.test(unitText) && !WISH.test(unitText)
  })
  if (pay.length === 0 || !isOfToday) return null
  return noAnswer(listUnder('Een salariswens staat er niet. Over het salaris van nu staat er:', pay, citations))
}
