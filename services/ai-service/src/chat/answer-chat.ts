import type { chatRequest, ChatSubject } from '@wervio/contracts'
import type { z } from 'zod'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { readContext } from './context/read-context.ts'
import type { Reading } from './context/units.ts'
import type { ChatAnswer, ChatKind, ChatPiece } from './question.ts'

export type ChatBody = z.output<typeof chatRequest>

/** What a conversation is about: what it says, else what its context holds. */
function kindOf(subject: ChatSubject | undefined, { units, candidateName }: Reading): ChatKind {
  if (subject && subject.kind !== 'general') return subject.kind
  if (candidateName !== null) return 'candidate'
  return units.find(({ side }) => side !== null)?.side ?? 'general'
}

/** Reads the context and lets the engine answer. Errors are the engine's. */
export async function answerChat(
  engine: Engine,
  { message, conversation_history, context, subject }: ChatBody,
  options: EngineOptions<ChatPiece>,
): Promise<ChatAnswer> {
  const reading = await readContext(context, options.signal)
  return engine.chat({ message, history: conversation_history, kind: kindOf(subject, reading), reading }, options)
}
