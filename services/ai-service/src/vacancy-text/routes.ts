import { endpoints } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../answering/answer-call.ts'
import type { Engine } from '../engines/engine.ts'
import { generateText } from './generate.ts'

/** Enough for somebody who rewrites a form again and again, too little to run up a bill unseen. */
const RATE_LIMIT = { max: 20, seconds: 60 }

/** `POST /api/generate-vacancy`, as one JSON answer or as a stream of events, by the `Accept` header. */
export const registerVacancyText = (app: FastifyInstance, engine: Engine): void =>
  implement(app, endpoints.generateVacancy, ({ body, ...exchange }) => answerCall((options) => generateText(engine, body, options), exchange), { rateLimit: RATE_LIMIT })
