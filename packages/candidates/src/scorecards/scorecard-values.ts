import {
  changeScorecard,
  conversationTypes,
  isOneOf,
  questionSources,
  type ConversationType,
  type Scorecard,
  type ScorecardItem,
} from '@wervio/contracts'
import type { z } from 'zod'

/** A scorecard as it is sent, without its version. */
export type ScorecardValues = Omit<z.input<typeof changeScorecard.body>, 'version' | 'items'> & {
  items: ScorecardQuestion[]
  notes: string
}

/** A question with what the recruiter thought of the answer. */
export type ScorecardQuestion = Pick<ScorecardItem, 'id' | 'question' | 'topic' | 'mark' | 'note'> & {
  source: (typeof questionSources)[number]
}

/** The values of a stored scorecard; a value that only a newer service knows becomes the usual one. */
export const valuesOf = (card: Scorecard): ScorecardValues => ({
  conversationType: knownType(card.conversationType),
  conversation_on: card.conversation_on,
  vacancy_id: card.vacancy?.id ?? null,
  recording_id: card.recording_id,
  items: card.items.map(({ id, question, topic, source, mark, note }) => ({
    id,
    question,
    topic,
    source: isOneOf(questionSources, source) ? source : 'own',
    mark,
    note,
  })),
  notes: card.notes,
})

export const knownType = (type: string | null): ConversationType =>
  type !== null && isOneOf(conversationTypes, type) ? type : 'sollicitatie'

export const isSameValues = (one: ScorecardValues, other: ScorecardValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** How many questions have a mark: 'jouw oordeel, 2 van 3 ingevuld'. */
export const markedText = (items: readonly Pick<ScorecardQuestion, 'mark'>[]): string =>
  items.length === 0
    ? 'nog geen vragen'
    : `jouw oordeel, ${items.filter(({ mark }) => mark !== null).length} van ${items.length} ingevuld`

export const newQuestion = (question: string, topic = '', source: ScorecardQuestion['source'] = 'own') => ({
  id: crypto.randomUUID(),
  question,
  topic,
  source,
  mark: null,
  note: '',
})
