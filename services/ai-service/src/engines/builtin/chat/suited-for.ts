import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { closestUnits } from '../../../chat/retrieval/closest-units.ts'
import type { AnswerText } from './answer-topics.ts'
import { type Citations, listUnder } from './citations.ts'

/** 'Is ze geschikt voor werk met veel budget?' asks for what is known of that thing. */
const SUITED_FOR = /\b(?:geschikt|goed genoeg|de juiste|klaar)\b.{0,20}?\b(?:voor|om|als|bij) (.{4,80})/iu

/** What stands of a thing that somebody is to be suited for, without a judgement; null for any other question. */
export const suitedFor = (
  { message, kind, reading }: ChatQuestion,
  units: readonly Unit[],
  citations: Citations,
): AnswerText | null => {
  const thing = SUITED_FOR.exec(message)?.[1]
  if (thing === undefined) return null
  const telling = closestUnits(thing, { kind, units, names: reading.candidateName ?? '', byWordsAlone: true })
  if (telling.length === 0) return null
  const lead = 'Of iemand geschikt is, weeg je zelf af. Dit staat er over wat je noemt:'
  return { text: listUnder(lead, telling, citations), answered: true }
}
