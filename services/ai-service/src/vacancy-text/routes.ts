import { endpoints, limits, messages } from '@wervio/contracts'
import { implement, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../answering/answer-call.ts'
import type { Engine } from '../engines/engine.ts'
import { generateText } from './generate.ts'

/** Enough for somebody who rewrites a form again and again, too little to run up a bill unseen. */
const RATE_LIMIT = { max: 20, seconds: 60 }

/** Enough to try it; all visitors together can't keep the service from its recruiters. */
const VISITORS = {
  each: { max: 5, seconds: 600, message: messages.visitorLimited },
  together: { max: 300, seconds: 600, message: messages.visitorsLimited },
  body: limits.visitorBody,
}

/** Who writes for a recruiter, and who for somebody without an account (null: nobody). */
export type TextEngines = { recruiters: Engine; visitors: Engine | null }

const engineFor = ({ recruiters, visitors }: TextEngines, recruiter: Recruiter | null): Engine => {
  const engine = recruiter ? recruiters : visitors
  if (!engine) throw new ServiceError('forbidden', { message: messages.visitorsRefused })
  return engine
}

/** `POST /api/generate-vacancy`, as one JSON answer or as a stream of events, by the `Accept` header. */
export const registerVacancyText = (app: FastifyInstance, engines: TextEngines): void =>
  implement(
    app,
    endpoints.generateVacancy,
    async ({ body, recruiter, ...exchange }) => {
      const engine = engineFor(engines, recruiter)
      return answerCall((options) => generateText(engine, body, options), exchange)
    },
    { rateLimit: RATE_LIMIT, visitors: VISITORS },
  )
