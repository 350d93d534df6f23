import type { ChatRequest, ChatResponse } from '@wervio/contracts'
import type { Reading } from './context/units.ts'
import type { AskedPeople } from './people/asked-people.ts'

export type ChatKind = 'vacancy' | 'candidate' | 'general'

/** What an engine gets to answer: the question, the conversation before it, and the context as it was read. */
export type ChatQuestion = {
  message: string
  history: NonNullable<ChatRequest['conversation_history']>
  kind: ChatKind
  reading: Reading
  /** The candidates of the vacancy, when the question is about them. */
  people?: AskedPeople | null
}

export type ChatAnswer = ChatResponse
export type ChatPiece = { text: string }
