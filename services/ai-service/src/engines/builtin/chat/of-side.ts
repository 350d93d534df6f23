import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { isOfTheJob } from '../../../conversation/summary/summary-headings.ts'

/** Who is named as a reference is somebody else: their title says nothing of the candidate. */
const OF_REFEREE = /^\W*referenti?e?s?\b ?:/iu
const ASKS_OF_REFEREE = /\breferen|\bbel|\bwie\b|\bleidinggevende\b|\bbaas\b|\bcontact|\bna(?:vragen|gaan)\b|\bnog\b/iu

/** What happens next is told by the recruiter. */
const OF_PROCEDURE = new Set(['appointment', 'apply'])

/**
 * Texts about the other one don't answer: the pay of a job is no wish of a candidate. What a recruiter said is nothing
 * that a candidate told, wherever the question looks.
 */
export const ofSide = (
  units: readonly Unit[],
  { side, topics }: Understood,
  { kind, message }: ChatQuestion,
): Unit[] => {
  const isOfProcedure = topics.some(({ id }) => OF_PROCEDURE.has(id))
  const asksOfReferee = ASKS_OF_REFEREE.test(message)
  return units.filter((unit) => {
    if (kind === 'candidate' && !asksOfReferee && OF_REFEREE.test(unit.text)) return false
    const isOfRecruiter = unit.side === 'vacancy' && (unit.speaker !== '' || isOfTheJob(unit.heading))
    if (isOfRecruiter && kind === 'candidate' && side !== 'vacancy') return isOfProcedure
    return side === null || unit.side === null || unit.side === side
  })
}
