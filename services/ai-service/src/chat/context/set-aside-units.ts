import { withoutSetAside } from '../../conversation/set-aside/without-set-aside.ts'
import { isOfCandidatesQuestions } from '../../conversation/summary/summary-headings.ts'
import { fold } from '../people/question/fold.ts'
import { conversationsIn, segmentsOf, speakersOf } from './conversations-in.ts'
import { isSpokenKey } from './spoken-keys.ts'
import type { Unit } from './units.ts'

const isSpoken = ({ speaker, keys, side, heading }: Unit): boolean =>
  speaker !== '' || (side !== 'vacancy' && isSpokenKey(fold(keys)) && !isOfCandidatesQuestions(heading))

/** The questions that an answer goes with, without those of them that were set aside. */
const withoutTexts = (question: string, texts: readonly string[]): string =>
  texts.includes(question)
    ? question
    : texts.reduce((rest, text) => rest.replace(text, ''), question).replace(/^[\s…]+|[\s…]+$/g, '')

/** One conversation, without questions that a recruiter may not ask and without their answers. */
const allowedIn = (units: readonly Unit[]): Unit[] => {
  // What somebody tells unasked is held beside the rules of the assistant, clause by clause.
  const allowed = withoutSetAside(segmentsOf(units), speakersOf(units), { hasTold: false })
  const allowedOrders = new Set(allowed.map(({ unit }) => unit.order))
  const setAside = units.flatMap(({ order, text }) => (allowedOrders.has(order) ? [] : [text]))
  return allowed.map(({ text, unit }) => ({
    ...unit,
    asked: withoutTexts(unit.asked, setAside),
    ...(text !== unit.text && { text, sources: unit.sources.map((source) => ({ ...source, quote: text })) }),
  }))
}

/**
 * The units of a context without what is set aside in a conversation: the question that may not be asked, and the
 * answer to it, which says nothing by itself: 'Ja, twee.'
 */
export const withoutSetAsideUnits = (units: readonly Unit[]): Unit[] => {
  const allowed = new Map(
    conversationsIn(units.filter(isSpoken))
      .flatMap(allowedIn)
      .map((unit) => [unit.order, unit]),
  )
  return units.flatMap((unit) => {
    const allowedUnit = isSpoken(unit) ? allowed.get(unit.order) : unit
    return allowedUnit ? [allowedUnit] : []
  })
}
