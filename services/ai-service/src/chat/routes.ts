import { chat, chatSubject, deleteChatMessages, limits, listChatMessages, type ChatSubject } from '@wervio/contracts'
import { implement, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../answering/answer-call.ts'
import { chooseEngine, type Engines } from '../engines/choose-engine.ts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { answerChat, type ChatBody } from './answer-chat.ts'
import type { Conversations } from './conversations.ts'
import { peopleIn } from './people/asked-people.ts'
import { readAbout } from './people/read-about.ts'
import type { Procedures } from './people/repository.ts'
import type { ChatPiece } from './question.ts'

/** Faster than anybody types, slower than a script. */
const RATE_LIMIT = { max: 30, seconds: 60 }

/** 'vacancy:4f6c…' as a subject; one that can't be is unknown. */
const subjectOf = (key: string): ChatSubject => {
  const [kind, id = ''] = key.toLowerCase().split(':')
  const subject = chatSubject.safeParse({ kind, id })
  if (!subject.success) throw new ServiceError('not_found')
  return subject.data
}

type Options = { engines: Engines; conversations: Conversations; procedures: Procedures }

/** `POST /api/chat`, and the stored conversations. */
export const chatRoutes = (app: FastifyInstance, { engines, conversations, procedures }: Options): void => {
  const requireSubject = async (recruiter: Recruiter, subject: ChatSubject): Promise<ChatSubject> => {
    if (subject.kind !== 'general' && !(await conversations.hasSubject(recruiter, subject)))
      throw new ServiceError('not_found')
    return subject
  }

  /** Only a whole answer is stored: a draft that was stopped has not been checked. */
  const answerAndKeep = async (
    engine: Engine,
    recruiter: Recruiter,
    body: ChatBody,
    options: EngineOptions<ChatPiece>,
  ) => {
    const about = await readAbout(procedures, recruiter, body, options.signal)
    const answer = await answerChat(engine, body, options, about)
    options.signal.throwIfAborted()
    const exchange = {
      question: body.message,
      answer,
      people: body.subject?.kind === 'vacancy' ? peopleIn(answer, about) : [],
    }
    if (body.subject) await conversations.add(recruiter, body.subject, exchange)
    return answer
  }

  implement(
    app,
    chat,
    async ({ body, recruiter, identity, ...exchange }) => {
      const engine = chooseEngine(engines, undefined, identity)
      if (body.subject) await requireSubject(recruiter, body.subject)
      return answerCall((options) => answerAndKeep(engine, recruiter, body, options), exchange)
    },
    { rateLimit: RATE_LIMIT, bodyLimit: limits.chatBody },
  )
  implement(app, listChatMessages, async ({ query, recruiter }) =>
    conversations.list(recruiter, await requireSubject(recruiter, subjectOf(query.subject))),
  )
  implement(app, deleteChatMessages, async ({ query, recruiter }) => {
    await conversations.remove(recruiter, await requireSubject(recruiter, subjectOf(query.subject)))
    return null
  })
}
