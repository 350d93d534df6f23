import type { ChatMessage, ChatRequest, ChatSource, MadeBy } from '@wervio/contracts'
import type { Turn, TurnState } from './turns.ts'

/** An answer in the list, stored by the service or just given. */
export type AnswerEntry = {
  id: string
  text: string
  state: TurnState
  sources: readonly ChatSource[]
  madeBy: MadeBy | null
  warnings: readonly string[]
  /** False when the context doesn't contain the answer. */
  answered: boolean
  reason: string | null
}

type History = NonNullable<ChatRequest['conversation_history']>

export const storedAnswer = ({ id, content, sources, made_by }: ChatMessage): AnswerEntry => ({
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

const messagesOfTurn = ({ question, state, text }: Turn): History =>
  (state === 'done' || state === 'stopped') && text.trim() !== ''
    ? [
        { role: 'user', content: question },
        { role: 'assistant', content: text },
      ]
    : []

/** The whole conversation as the service gets it: the stored messages and each turn with an answer, oldest first. */
export const conversationHistory = (storedMessages: readonly ChatMessage[], turns: readonly Turn[]): History => [
  ...storedMessages.map(({ role, content }) => ({ role, content })),
  ...turns.flatMap(messagesOfTurn),
]
