import type { Recruiter } from '@wervio/service-kit'
import type { ChatBody } from '../answer-chat.ts'
import { type AboutPeople, NOBODY, readAskedPeople } from './asked-people.ts'
import { fold } from './question/fold.ts'
import { mended } from './question/mended.ts'
import type { EarlierTurn } from './question/people-question.ts'
import { protectedTraitIn } from './question/protected-traits.ts'
import type { Procedures } from './repository.ts'

const LONGEST = 1_000

/** The questions of a conversation, each with the answer behind it. */
const turnsOf = (history: ChatBody['conversation_history']): EarlierTurn[] =>
  history.flatMap(({ role, content }, index) => {
    const next = history[index + 1]
    return role === 'user' ? [{ question: content, answer: next?.role === 'assistant' ? next.content : '' }] : []
  })

/** Whom a question is about, as far as the database knows; on a candidate's page that is the candidate. */
export const readAbout = async (
  procedures: Procedures,
  recruiter: Recruiter,
  { message, conversation_history, subject }: Pick<ChatBody, 'message' | 'conversation_history' | 'subject'>,
  signal: AbortSignal,
): Promise<AboutPeople> => {
  if (subject?.kind !== 'vacancy') {
    const text = mended(fold(message.slice(0, LONGEST)))
    return { ...NOBODY, protectedTrait: protectedTraitIn(text, subject?.kind === 'candidate') }
  }
  return readAskedPeople(procedures, recruiter, subject.id, {
    message,
    earlierTurns: turnsOf(conversation_history),
    signal,
  })
}
