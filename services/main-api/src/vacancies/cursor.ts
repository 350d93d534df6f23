import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'

/** The last row of a page; the next page starts after it. */
export type Position = { created_at: string; id: string }

/** Opaque to callers: milliseconds since 1970 and the id. */
export const writeCursor = ({ created_at, id }: Position): string => Buffer.from(`${Date.parse(created_at)}.${id}`).toString('base64url')

/** The end of the year 9999: what comes later JavaScript writes in a way PostgreSQL doesn't read. */
const LATEST = Date.UTC(10_000, 0) - 1

/** Throws `validation_failed` for anything `writeCursor` didn't make. */
export const readCursor = (cursor: string): Position => {
  const [milliseconds = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('.')
  const moment = new Date(/^\d{1,15}$/.test(milliseconds) ? Math.min(Number(milliseconds), LATEST) : Number.NaN)
  if (Number.isNaN(moment.getTime()) || !validate(id) || writeCursor({ created_at: moment.toISOString(), id }) !== cursor) {
    throw new ServiceError('validation_failed', { extra: { fields: [{ path: 'cursor', message: 'Deze pagina bestaat niet. Begin bij de eerste.' }] } })
  }
  return { created_at: moment.toISOString(), id }
}

/** RFC 8288, relative to the address of the call, so that it holds behind any proxy. */
export const nextLink = (path: string, limit: number, last: Position): string => `<${path}?${new URLSearchParams({ limit: String(limit), cursor: writeCursor(last) })}>; rel="next"`
