import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { matchOf } from '../../../chat/retrieval/concepts.ts'
import { stemsOf } from '../../../chat/retrieval/tokens.ts'
import { unitsOf } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { topicName } from './topic-names.ts'
import { type Citations, listUnder } from './citations.ts'

const SUGGESTED = 4

const OFFERED = {
  vacancy: ['tasks', 'salary', 'hours', 'hard', 'soft', 'benefits', 'team', 'place'],
  candidate: ['experience', 'education', 'skills', 'start', 'salary', 'motivation', 'languages', 'place'],
}

/** Topics that the context does have. */
function topicsThere({ kind }: ChatQuestion, units: readonly Unit[], without: readonly string[]): string[] {
  const offered = OFFERED[kind === 'candidate' ? 'candidate' : 'vacancy']
    .filter((id) => !without.includes(id))
    .map(topicOf)
  const available = offered.filter((topic) => unitsOf(topic, units).units.length > 0)
  return available
    .slice(0, SUGGESTED)
    .map(({ label, labelOfCandidate }) => (kind === 'candidate' ? (labelOfCandidate ?? label) : label))
}

const lookedFor = ({ concepts }: Understood) => joinWithEn(concepts.map(({ word }) => `‘${word}’`))

/** Names what the question asks for, says that the context lacks it, and offers related text. */
export function notThere(
  question: ChatQuestion,
  understood: Understood,
  nearUnits: readonly Unit[],
  units: readonly Unit[],
  citations: Citations,
): string {
  const { concepts, countedConcept: counted, topics: questionTopics } = understood
  const what =
    concepts.length > 0
      ? lookedFor(understood)
      : joinWithEn(questionTopics.map((topic) => topicName(topic, question, understood)))
  const nearest =
    counted === null
      ? []
      : nearUnits.filter(({ text }) => matchOf(counted, stemsOf(text), ` ${stemsOf(text).join(' ')} `) > 0)
  const lines = [
    counted && nearest.length > 0
      ? `Een aantal of bedrag voor ‘${counted.word}’ staat hier niet.`
      : what === ''
        ? 'Ik begrijp niet waarnaar je vraagt. Noem een onderwerp, zoals taken, salaris of ervaring.'
        : `Over ${what} staat hier niets.`,
  ]
  const topical =
    concepts.length > 0
      ? questionTopics.flatMap((topic) => unitsOf(topic, units, understood.now).units).slice(0, 2)
      : []
  const hints = nearest.length > 0 ? nearest : topical.length > 0 ? topical : nearUnits
  if (hints.length > 0)
    return [
      lines.join(' '),
      listUnder(nearest.length > 0 ? 'Het dichtst in de buurt komt:' : 'Wel staat er:', hints, citations),
    ].join('\n')
  const availableTopics = topicsThere(
    question,
    units,
    questionTopics.map(({ id }) => id),
  )
  if (availableTopics.length > 0) lines.push(`Wel vind ik hier iets over ${joinWithEn(availableTopics)}.`)
  return lines.join(' ')
}
