import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import { conceptOf, matchOf } from '../../../chat/retrieval/concepts.ts'
import { findUnits } from '../../../chat/retrieval/find-units.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { stemsOf } from '../../../chat/retrieval/tokens.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { createCitations, listUnder } from './citations.ts'
import type { CitedAnswer } from './two-questions.ts'

const MOST = 3
/** What an employer gives: of these a recruiter tells. */
const OF_THE_JOB = new Set(['contract', 'benefits', 'growth', 'courses'])

/** How near a word must come: the word itself or a compound of it. */
const HELD = 0.65

const holdsWord = ({ text }: Unit, word: string): boolean => {
  const concept = conceptOf(word)
  const stems = stemsOf(text)
  return matchOf({ ...concept, relatedStems: [] }, stems, ` ${stems.join(' ')} `) >= HELD
}

/** What the recruiter said in a conversation of what the candidate told nothing about; named as theirs. */
export const toldByRecruiter = (question: ChatQuestion, understood: Understood): CitedAnswer | null => {
  if (question.kind !== 'candidate') return null
  const { concepts, topics } = understood
  const isToldByCandidate = question.reading.units.some(
    (unit) => unit.side !== 'vacancy' && concepts.some(({ word }) => holdsWord(unit, word)),
  )
  if (isToldByCandidate) return null
  const remarks = question.reading.units.filter(({ side, speaker }) => side === 'vacancy' && speaker !== '')
  const { units } = findUnits({ ...understood, topics: [], wants: 'anything', countedConcept: null }, remarks)
  const byWords = units.filter((unit) => concepts.some(({ word }) => holdsWord(unit, word)))
  const ofTheJob = topics.filter(({ id }) => OF_THE_JOB.has(id)).flatMap((topic) => unitsOf(topic, remarks).units)
  const holding = byWords.length > 0 ? byWords : withoutRepeats(ofTheJob, MOST)
  if (holding.length === 0) return null
  const citations = createCitations()
  const lead = 'Van de kandidaat vind ik daar niets over. De recruiter zei:'
  return { text: listUnder(lead, holding.slice(0, MOST), citations), answered: false, citations }
}
