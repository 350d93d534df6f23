import { limits, parseCv, type ParsedCv } from '@wervio/contracts'
import { implement, ServiceError, type IncomingFile, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOnce } from '../answering/answer-call.ts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import type { Outcome } from './workers/job.ts'
import type { Parsers, ParserPlace } from './workers/parsers.ts'
import { ParsersBusyError } from './workers/waiting-room.ts'

/** A stack of 500 CVs is uploaded at once. */
const RATE_LIMIT = { max: 600, seconds: 60 }
const RETRY_AFTER_SECONDS = 5
type Readers = { engine: Engine; rules: Engine; parsers: Parsers }
type Receive = () => Promise<IncomingFile>
type Exchange = { recruiter: Recruiter; request: FastifyRequest; reply: FastifyReply }

/** Headers and boundaries around the file. */
const ENVELOPE_BYTES = 65_536

const collect = async ({ content }: IncomingFile): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.length), 0)
  return whole
}

/**
 * Reserves room for the stated size of the request, or for the maximum. Throws 429 when the organisation has used its
 * share, 503 when all room is used.
 */
const takePlace = (
  parsers: Parsers,
  organisationId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): ParserPlace => {
  const declared = Number(request.headers['content-length'])
  try {
    const size = Number.isFinite(declared) ? declared : limits.cv
    return parsers.take(organisationId, Math.min(limits.cv + ENVELOPE_BYTES, size))
  } catch (cause) {
    if (!(cause instanceof ParsersBusyError)) throw cause
    reply.header('Retry-After', RETRY_AFTER_SECONDS)
    throw new ServiceError('rate_limited', cause.of === 'all' ? { status: 503 } : {})
  }
}

const parsedOf = (outcome: Outcome) => {
  if ('parsed' in outcome) return outcome.parsed
  if ('unreadable' in outcome) throw new ServiceError(outcome.unreadable)
  throw new ServiceError('internal', { cause: new Error(outcome.failed) })
}

/**
 * `POST /api/parse-cv`: reads a CV by rules in a separate process, then lets the engine read it, and stores nothing.
 */
export const cvRoutes = (app: FastifyInstance, { engine: configured, rules, parsers }: Readers): void => {
  const parse = async (
    engine: Engine,
    receive: Receive,
    signal: AbortSignal,
    { recruiter, request, reply }: Exchange,
  ) => {
    const place = takePlace(parsers, recruiter.organisationId, request, reply)
    try {
      const bytes = await collect(await receive())
      if (bytes.length === 0) throw new ServiceError('cv_unreadable', { message: 'Dit bestand is leeg.' })
      return parsedOf(await place.parse({ bytes, withSource: engine.readsCvText }, signal))
    } finally {
      place.free()
    }
  }
  const answer = (engine: Engine, receive: Receive, exchange: Exchange): Promise<ParsedCv> => {
    const parseAndRead = async (options: EngineOptions) =>
      engine.readCv(await parse(engine, receive, options.signal, exchange), options)
    return answerOnce(parseAndRead, exchange.reply)
  }
  implement(
    app,
    parseCv,
    ({ receive, query, ...exchange }) => answer(query.engine === 'builtin' ? rules : configured, receive, exchange),
    { rateLimit: RATE_LIMIT },
  )
}
