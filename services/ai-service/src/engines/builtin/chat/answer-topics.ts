import type { Unit } from '../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../chat/question.ts'
import type { Topic } from '../../../chat/retrieval/topic.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { unitsOf, withoutRepeats } from '../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../chat/retrieval/topics.ts'
import { topicName } from './topic-names.ts'
import { aboutLead, type Citations, listUnder } from './writing.ts'

export type Told = { text: string; answered: boolean }

const SHORT = 3

/** Beside a short answer, what demands the same in other words; said apart, for the text doesn't name it so. */
function beside(
  { instead, most }: Topic,
  found: readonly Unit[],
  units: readonly Unit[],
  citations: Citations,
): string[] {
  if (!instead?.beside || found.length >= SHORT) return []
  const { says, lead } = instead.beside
  const demanding = instead.topics
    .flatMap((id) => unitsOf(topicOf(id), units).units)
    .filter(({ text }) => says.test(text))
  const told = withoutRepeats([...found, ...demanding], most).slice(found.length)
  return told.length === 0 ? [] : [listUnder(lead, told, citations)]
}

function answerOne(
  topic: Topic,
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): Told {
  const name = topicName(topic, question, understood)
  const { units: found, all } = unitsOf(topic, units, understood.now)
  if (found.length > 0) {
    const more = all > found.length ? `\nEr staat nog meer over ${name}; vraag gerust om de rest.` : ''
    return {
      text: [
        listUnder(aboutLead(name, found.length > 1), found, citations) + more,
        ...beside(topic, found, units, citations),
      ].join('\n'),
      answered: true,
    }
  }
  const instead =
    (question.kind === 'candidate' && understood.side !== 'vacancy' ? topic.insteadOfCandidate : undefined) ??
    topic.instead
  const near = instead
    ? withoutRepeats(
        instead.topics.flatMap((id) => unitsOf(topicOf(id), units).units),
        topic.most,
      )
    : []
  if (instead && near.length > 0) return { text: listUnder(`${instead.because}:`, near, citations), answered: true }
  return { text: `Over ${name} staat er niets.`, answered: false }
}

/** One part for each topic of the question; a topic that isn't there is said to be missing. */
export function answerTopics(
  question: ChatQuestion,
  understood: Understood,
  units: readonly Unit[],
  citations: Citations,
): Told {
  const told = understood.topics.slice(0, 4).map((topic) => answerOne(topic, question, understood, units, citations))
  const seen = new Set<string>()
  const parts = told.filter(({ text }) => !seen.has(text) && seen.add(text))
  return { text: parts.map(({ text }) => text).join('\n'), answered: parts.some(({ answered }) => answered) }
}
