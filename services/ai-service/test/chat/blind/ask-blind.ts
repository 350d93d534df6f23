import type { ChatSubject } from '@wervio/contracts'
import { answerChat } from '../../../src/chat/answer-chat.ts'
import { readAbout } from '../../../src/chat/people/read-about.ts'
import type { ChatAnswer } from '../../../src/chat/question.ts'
import { createBuiltinEngine } from '../../../src/engines/builtin/builtin-engine.ts'
import { chats } from '../../blind/chat/index.ts'
import type { ChatCase, ChatQuestion } from '../../blind/chat/types.ts'
import { proceduresOf } from '../people/rows-of.ts'

const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'
const recruiter = { accountId: ID, organisationId: ID }
const noCandidates = proceduresOf([])

export type Turn = { role: 'user' | 'assistant'; content: string }
export type BlindAnswer = { chat: ChatCase; question: ChatQuestion; answer: ChatAnswer }

const subjectOf = ({ subject }: ChatCase): ChatSubject =>
  subject === 'general' ? { kind: subject, id: '' } : { kind: subject, id: ID }

/** An answer as the service gives it for this page, without a database. */
export const askOnPage = async (chat: ChatCase, message: string, history: Turn[] = []): Promise<ChatAnswer> => {
  const { signal } = new AbortController()
  const body = { message, conversation_history: history, context: chat.context, subject: subjectOf(chat) }
  const about = await readAbout(noCandidates, recruiter, body, signal)
  return answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined }, about)
}

/**
 * Every question of a set with its answer; one that follows another is asked with that one and its answer before it.
 */
export const askBlindQuestions = async (screens: readonly ChatCase[] = chats): Promise<BlindAnswer[]> => {
  const answers: BlindAnswer[] = []
  for (const chat of screens) {
    let history: Turn[] = []
    for (const question of chat.questions) {
      if (!question.follows) history = []
      const answer = await askOnPage(chat, question.question, history)
      answers.push({ chat, question, answer })
      history = [
        ...history,
        { role: 'user', content: question.question },
        { role: 'assistant', content: answer.response },
      ]
    }
  }
  return answers
}
