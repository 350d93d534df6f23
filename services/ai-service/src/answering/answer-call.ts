import { describeError, ServiceError, signalOf } from '@wervio/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EngineOptions } from '../engines/engine.ts'
import { openEventStream } from './event-stream.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

const wantsEvents = (request: FastifyRequest) => request.headers.accept?.includes('text/event-stream') ?? false

const errorBody = (error: unknown, request: FastifyRequest) => {
  const serviceError = error instanceof ServiceError ? error : new ServiceError('internal', { cause: error })
  request.log.error(
    { failure: describeError(serviceError.cause ?? serviceError), code: serviceError.code },
    'answer could not be made',
  )
  return serviceError.body()
}

/** One JSON body. */
export const answerOnce = <Answer, Progress>(
  work: (options: EngineOptions<Progress>) => Promise<Answer>,
  reply: FastifyReply,
): Promise<Answer> => work({ signal: signalOf(reply), onProgress: () => undefined })

const answerWithEvents = async <Answer, Progress>(
  work: (options: EngineOptions<Progress>) => Promise<Answer>,
  { request, reply }: Exchange,
): Promise<FastifyReply> => {
  const signal = signalOf(reply)
  const events = openEventStream(reply)
  try {
    events.send('result', await work({ signal, onProgress: (progress) => events.send('progress', progress) }))
  } catch (error) {
    if (signal.aborted) request.log.info('caller left before the answer was made')
    else events.send('error', errorBody(error, request))
  } finally {
    events.end()
  }
  return reply
}

/**
 * Answers with what `work` makes: one JSON body, or `progress` events and then `result` or `error`, by the `Accept`
 * header.
 */
export const answerCall = <Answer, Progress>(
  work: (options: EngineOptions<Progress>) => Promise<Answer>,
  exchange: Exchange,
): Promise<Answer | FastifyReply> =>
  wantsEvents(exchange.request) ? answerWithEvents(work, exchange) : answerOnce(work, exchange.reply)
