import type { Unit } from '../../../../chat/context/units.ts'
import { AMOUNT } from '../../../../chat/retrieval/amount.ts'
import { QUESTIONS_JOINED } from '../../../../chat/context/link-answers.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'

const PRESENT =
  /\bnu\b|huidig|momenteel|op dit moment|verdient|verdien\b|\b(?:ik )?(?:zit|sta) (?:ik )?(?:nu )?(?:op|aan) (?:€ ?)?\d/iu
const WISH =
  /\b(?:wil|wilt|wou|zou|wens\w*|vraagt|vraagprijs|minimaal|minstens|vanaf|verwacht\w*|hoopt|zoekt|liefst|graag)\b|wens/iu
const ASKS_PRESENT = /\b(?:nu|momenteel|huidige?|vandaag)\b/iu

const paySubject = topicOf('salary')

/** What stands about pay, with the sentences beside it that name an amount. */
export const payUnits = (units: readonly Unit[]): Unit[] => {
  const pay = unitsOf(paySubject, units).units
  const isBeside = ({ order, paragraph, text, heading }: Unit) =>
    AMOUNT.test(text) &&
    pay.some(
      (unit) =>
        Math.abs(unit.order - order) === 1 &&
        (unit.paragraph === paragraph || (heading !== '' && unit.heading === heading && paySubject.keys.test(heading))),
    )
  return units.filter((unit) => pay.includes(unit) || isBeside(unit))
}

/** What a recruiter answers to it, as 'bij ons is dat 3.050'. */
const BY_EMPLOYER = /\b(?:ons|onze|wij|we)\b.{0,60}(?:\d[.]\d{3}|\d{4}|\d\d,\d\d|€)/iu

/** What stands of the employer's pay. */
export const payOfEmployer = (units: readonly Unit[]): Unit[] => {
  const ofEmployer = units.filter(({ side }) => side === 'vacancy')
  const pay = payUnits(ofEmployer)
  const wished = payUnits(units)
  const replies = ofEmployer.filter(
    (unit) =>
      unit.speaker !== '' &&
      BY_EMPLOYER.test(unit.text) &&
      wished.some(({ order }) => unit.order > order && unit.order - order <= 2),
  )
  return ofEmployer.filter((unit) => pay.includes(unit) || replies.includes(unit))
}

const lastAsked = ({ asked }: Unit): string => asked.split(QUESTIONS_JOINED).at(-1) ?? ''

/** What somebody earns today. */
export const isPresentPay = (unit: Unit): boolean => PRESENT.test(`${unit.keys} ${unit.text}`)

/** What somebody wants to earn, by its own words or by the question that it answers. */
export const isPayWish = (unit: Unit): boolean => {
  if (WISH.test(`${unit.keys} ${unit.text}`)) return true
  const question = lastAsked(unit)
  return !isPresentPay(unit) && WISH.test(question) && !ASKS_PRESENT.test(question)
}
