import type { ChatRequest, ChatResponse } from '@wervio/contracts'
import type { Reading } from './context/units.ts'

export type ChatKind = 'vacancy' | 'candidate' | 'general'

/** What an engine gets to answer: the question, the conversation before it, and the context as it was read. */
export type ChatQuestion = {
  message: string
  history: NonNullable<ChatRequest['conversation_history']>
  kind: ChatKind
  reading: Reading
}

export type ChatAnswer = ChatResponse
export type ChatPiece = { text: string }
