import type { ChatMessage, ChatRequest, ChatSource, MadeBy } from '@wervio/contracts'
import type { Turn, TurnState } from './turns.ts'

/** An answer as it stands in the list, kept by the service or given just now. */
export type AnswerEntry = {
  id: string
  text: string
  state: TurnState
  sources: readonly ChatSource[]
  madeBy: MadeBy | null
  warnings: readonly string[]
  /** False when the context doesn't say it. */
  answered: boolean
  reason: string | null
}

type Sent = NonNullable<ChatRequest['conversation_history']>

export const keptAnswer = ({ id, content, sources, made_by }: ChatMessage): AnswerEntry => ({
  id,
  text: content,
  state: 'done',
  sources,
  madeBy: made_by,
  warnings: [],
  answered: true,
  reason: null,
})

export const turnAnswer = ({ id, state, text, result, reason }: Turn): AnswerEntry => ({
  id,
  text,
  state,
  reason,
  sources: result?.sources ?? [],
  madeBy: result?.made_by ?? null,
  warnings: result?.warnings ?? [],
  answered: result?.answered ?? true,
})

const saidIn = ({ question, state, text }: Turn): Sent =>
  (state === 'done' || state === 'stopped') && text.trim() !== ''
    ? [
        { role: 'user', content: question },
        { role: 'assistant', content: text },
      ]
    : []

/** The whole conversation as the service gets it: what was kept and each turn that has an answer, oldest first. */
export const saidUntilNow = (kept: readonly ChatMessage[], turns: readonly Turn[]): Sent => [
  ...kept.map(({ role, content }) => ({ role, content })),
  ...turns.flatMap(saidIn),
]
