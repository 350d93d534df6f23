import { chatPeopleKey, type chatRequest, type ChatSubject } from '@wervio/contracts'
import type { z } from 'zod'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { withoutPrivate } from './context/private-units.ts'
import { readContext } from './context/read-context.ts'
import type { Reading } from './context/units.ts'
import { answerForbiddenAsked } from './law/forbidden-asked.ts'
import { answerForbiddenList, answerPermission } from './law/answer-permission.ts'
import { permissionOf } from './law/permission-question.ts'
import { lawOfSelection } from './law/selection-wish.ts'
import { type AboutPeople, NOBODY } from './people/asked-people.ts'
import { refuseTrait } from './people/refuse-trait.ts'
import type { ChatAnswer, ChatKind, ChatPiece } from './question.ts'

export type ChatBody = z.output<typeof chatRequest>

/** The subject of a conversation: the one it states, else that of its context. */
const kindOf = (subject: ChatSubject | undefined, { units, candidateName }: Reading): ChatKind => {
  if (subject && subject.kind !== 'general') return subject.kind
  if (candidateName !== null) return 'candidate'
  return units.find(({ side }) => side !== null)?.side ?? 'general'
}

/** On a vacancy's page, sources about candidates come from the database only. */
const trustedPart = ({ context, subject }: ChatBody): Record<string, unknown> =>
  subject?.kind === 'vacancy'
    ? Object.fromEntries(Object.entries(context).filter(([key]) => key !== chatPeopleKey))
    : context

/** The answer that rules give whichever engine answers: what may be asked, and the refusal of a protected trait. */
const answerByRule = (
  { message, conversation_history: history }: ChatBody,
  trait: string | null,
): ChatAnswer | null => {
  const earlierQuestions = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const permission = permissionOf(message, earlierQuestions)
  if (permission !== null) return answerPermission(permission, new Date())
  const forbidden = answerForbiddenList(message, new Date())
  if (forbidden !== null) return forbidden
  if (trait !== null) return refuseTrait(trait, new Date())
  const selection = lawOfSelection(message)
  return selection === null ? null : answerPermission(selection, new Date())
}

/**
 * Reads the context and lets the engine answer; a question for a protected trait is refused. Errors are the engine's.
 */
export const answerChat = async (
  engine: Engine,
  body: ChatBody,
  options: EngineOptions<ChatPiece>,
  { people, protectedTrait }: AboutPeople = NOBODY,
): Promise<ChatAnswer> => {
  const wholeReading = await readContext(trustedPart(body), options.signal)
  const ruled = answerForbiddenAsked(body.message, wholeReading, new Date()) ?? answerByRule(body, protectedTrait)
  if (ruled !== null) {
    options.onProgress({ text: ruled.response })
    return ruled
  }
  const { message, conversation_history: history, subject } = body
  const reading = withoutPrivate(wholeReading)
  return engine.chat({ message, history, kind: kindOf(subject, reading), reading, people }, options)
}
