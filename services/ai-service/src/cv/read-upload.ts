import { limits } from '@wervio/contracts'
import { ServiceError, type IncomingFile, type Recruiter } from '@wervio/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome } from './workers/job.ts'
import type { Parsers, ParserPlace } from './workers/parsers.ts'
import { ParsersBusyError } from './workers/waiting-room.ts'

const RETRY_AFTER_SECONDS = 5
/** Headers and boundaries around the file. */
const ENVELOPE_BYTES = 65_536

export type Exchange = { recruiter: Recruiter; request: FastifyRequest; reply: FastifyReply }

export type UploadReading = {
  receive: () => Promise<IncomingFile>
  /** Throws for a file that isn't wanted, before it is read. */
  accept?: (bytes: Uint8Array) => void
  /** Whether the text is wanted beside what the rules read. */
  withSource: boolean
  signal: AbortSignal
}

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
const takePlace = (parsers: Parsers, { recruiter, request, reply }: Exchange): ParserPlace => {
  const declared = Number(request.headers['content-length'])
  try {
    const size = Number.isFinite(declared) ? declared : limits.cv
    return parsers.take(recruiter.organisationId, Math.min(limits.cv + ENVELOPE_BYTES, size))
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

/** Reads an uploaded CV by rules in a separate process, in its turn; the bytes are stored nowhere. */
export const readUpload = async (
  parsers: Parsers,
  { receive, accept, withSource, signal }: UploadReading,
  exchange: Exchange,
) => {
  const place = takePlace(parsers, exchange)
  try {
    const bytes = await collect(await receive())
    if (bytes.length === 0) throw new ServiceError('cv_unreadable', { message: 'Dit bestand is leeg.' })
    accept?.(bytes)
    return parsedOf(await place.parse({ bytes, withSource }, signal))
  } finally {
    place.free()
  }
}
