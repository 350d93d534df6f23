import { withoutSetAside } from '../../conversation/set-aside/without-set-aside.ts'
import { fold } from '../people/question/fold.ts'
import { isSpokenKey } from './spoken-keys.ts'
import type { Side, Unit } from './units.ts'

const roleOf = (side: Side) => (side === null ? null : side === 'candidate' ? 'candidate' : 'recruiter')

/** The conversation that a unit comes from: its text, or the list that its segment stands in. */
const conversationKey = ({ sources, speaker }: Unit): string => {
  const path = sources[0]?.path ?? []
  const isSegment = speaker !== '' && /^\d+$/.test(path.at(-2) ?? '')
  return JSON.stringify(isSegment ? path.slice(0, -2) : path)
}

const isSpoken = ({ speaker, keys, side }: Unit): boolean =>
  speaker !== '' || (side !== 'vacancy' && isSpokenKey(fold(keys)))

/** One conversation, without questions that a recruiter may not ask and without their answers. */
const allowedIn = (units: readonly Unit[]): Unit[] => {
  const sides = new Map(units.map(({ speaker, side }) => [speaker, side]))
  const speakers = [...sides].map(([name, side]) => ({ id: name, name, role: roleOf(side) }))
  const segments = units.map((unit) => ({ start: 0, end: 0, speaker: unit.speaker, text: unit.text, unit }))
  // What somebody tells unasked is held beside the rules of the assistant, clause by clause.
  return withoutSetAside(segments, speakers, { hasTold: false }).map(({ text, unit }) =>
    text === unit.text ? unit : { ...unit, text, sources: unit.sources.map((source) => ({ ...source, quote: text })) },
  )
}

/**
 * The units of a context without what is set aside in a conversation: the question that may not be asked, and the
 * answer to it, which says nothing by itself: 'Ja, twee.'
 */
export const withoutSetAsideUnits = (units: readonly Unit[]): Unit[] => {
  const conversations = Map.groupBy(units.filter(isSpoken), conversationKey)
  const allowed = new Map([...conversations.values()].flatMap(allowedIn).map((unit) => [unit.order, unit]))
  return units.flatMap((unit) => {
    const allowedUnit = isSpoken(unit) ? allowed.get(unit.order) : unit
    return allowedUnit ? [allowedUnit] : []
  })
}
