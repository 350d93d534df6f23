import { endpoints, type GenerateVacancyRequest } from '@wervio/contracts'
import { describeError, implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EngineBusyError, type Engine } from '../engines/engine.ts'
import { openEventStream, signalOf } from './event-stream.ts'
import { generateText } from './generate.ts'

/** Enough for somebody who rewrites a form again and again, too little to run up a bill unseen. */
const RATE_LIMIT = { max: 20, seconds: 60 }

const wantsEvents = (request: FastifyRequest) => request.headers.accept?.includes('text/event-stream') ?? false

async function answerOnce(engine: Engine, body: GenerateVacancyRequest, reply: FastifyReply) {
  try {
    return await generateText(engine, body, { signal: signalOf(reply), onProgress: () => undefined })
  } catch (error) {
    if (error instanceof EngineBusyError) reply.header('Retry-After', error.retryAfterSeconds)
    throw error
  }
}

function errorBody(error: unknown, request: FastifyRequest) {
  const known = error instanceof ServiceError ? error : new ServiceError('internal', { cause: error })
  request.log.error({ failure: describeError(known.cause ?? known), code: known.code }, 'text could not be made')
  return known.body()
}

async function answerWithEvents(engine: Engine, body: GenerateVacancyRequest, request: FastifyRequest, reply: FastifyReply) {
  const signal = signalOf(reply)
  const events = openEventStream(reply)
  try {
    events.send('result', await generateText(engine, body, { signal, onProgress: (progress) => events.send('progress', progress) }))
  } catch (error) {
    if (signal.aborted) request.log.info('caller left before the text was made')
    else events.send('error', errorBody(error, request))
  } finally {
    events.end()
  }
  return reply
}

/** `POST /api/generate-vacancy`, as one JSON answer or as a stream of events, by the `Accept` header. */
export const registerVacancyText = (app: FastifyInstance, engine: Engine): void =>
  implement(
    app,
    endpoints.generateVacancy,
    ({ body, request, reply }) => (wantsEvents(request) ? answerWithEvents(engine, body, request, reply) : answerOnce(engine, body, reply)),
    { rateLimit: RATE_LIMIT },
  )
