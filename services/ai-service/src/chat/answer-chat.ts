import { chatPeopleKey, type chatRequest, type ChatSubject } from '@wervio/contracts'
import type { z } from 'zod'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { readContext } from './context/read-context.ts'
import type { Reading } from './context/units.ts'
import { type AboutPeople, NOBODY } from './people/asked-people.ts'
import { refuseTrait } from './people/refuse-trait.ts'
import type { ChatAnswer, ChatKind, ChatPiece } from './question.ts'

export type ChatBody = z.output<typeof chatRequest>

/** What a conversation is about: what it says, else what its context holds. */
function kindOf(subject: ChatSubject | undefined, { units, candidateName }: Reading): ChatKind {
  if (subject && subject.kind !== 'general') return subject.kind
  if (candidateName !== null) return 'candidate'
  return units.find(({ side }) => side !== null)?.side ?? 'general'
}

/** On a vacancy's page, sources about candidates come from the database only. */
const trustedPart = ({ context, subject }: ChatBody): Record<string, unknown> =>
  subject?.kind === 'vacancy'
    ? Object.fromEntries(Object.entries(context).filter(([key]) => key !== chatPeopleKey))
    : context

/** Reads the context and lets the engine answer; a question for a protected trait is refused. Errors are the engine's. */
export async function answerChat(
  engine: Engine,
  body: ChatBody,
  options: EngineOptions<ChatPiece>,
  { people, protectedTrait }: AboutPeople = NOBODY,
): Promise<ChatAnswer> {
  if (protectedTrait !== null) {
    const refusal = refuseTrait(protectedTrait, new Date())
    options.onProgress({ text: refusal.response })
    return refusal
  }
  const { message, conversation_history: history, subject } = body
  const reading = await readContext(trustedPart(body), options.signal)
  return engine.chat({ message, history, kind: kindOf(subject, reading), reading, people }, options)
}
