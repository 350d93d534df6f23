import { limits, text, type page } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { validate } from 'uuid'
import type { z } from 'zod'

/** Where a page ended: the order of the list, what its last row is sorted by, and that row's id. The next page starts after it. */
export type Position = { order: string; value: string; id: string }

type Query = Omit<z.output<typeof page>, 'cursor'> & Record<string, string | number | undefined>

/** Opaque to callers. */
const writeCursor = ({ order, value, id }: Position): string =>
  Buffer.from(`${order}.${id}.${value}`).toString('base64url')

/** A moment as the database gives it; PostgreSQL doesn't read what JavaScript writes for the year 0 and years after 9999. */
const isMoment = (value: string): boolean =>
  value.length === 24 &&
  !value.startsWith('0000') &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value

const sortKey = text(2 * limits.shortText)

/** What a row can be sorted by: what this refuses would be refused by PostgreSQL. */
export const sortable = {
  moment: isMoment,
  words: (value: string): boolean => sortKey.safeParse(value).success,
  number: (value: string): boolean => /^\d{1,9}$/.test(value),
}

/** The order a cursor says it is of, for lists that have several; `readCursor` judges the rest. */
export const orderOf = (cursor: string): string =>
  Buffer.from(cursor, 'base64url').toString('utf8').split('.', 1)[0] ?? ''

/** The position of a cursor of this order, null without one; throws `validation_failed` for anything `writeCursor` didn't make. */
export const readCursor = (cursor: string | undefined, order: string, isValue = sortable.moment): Position | null => {
  if (cursor === undefined) return null
  const [, of, id = '', value = ''] =
    /^(\w+)\.([^.]+)\.(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (of !== order || !validate(id) || !isValue(value) || writeCursor({ order, value, id }) !== cursor) {
    throw new ServiceError('validation_failed', {
      extra: { fields: [{ path: 'cursor', message: 'Deze pagina bestaat niet. Begin bij de eerste.' }] },
    })
  }
  return { order, value, id }
}

/** RFC 8288, relative to the address of the call, so that it holds behind any proxy. */
const nextLink = (path: string, query: Query, last: Position): string => {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return `<${path}?${new URLSearchParams([...asked, ['cursor', writeCursor(last)]])}>; rel="next"`
}

/** The page of `rows`, which were asked one over its limit, and the `Link` to the next one when there is one. */
export const cutPage = <T>(
  path: string,
  { cursor: _cursor, ...query }: z.output<typeof page> & Query,
  rows: T[],
  positionOf: (row: T) => Position,
): { rows: T[]; link: string | null } => {
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    rows: shown,
    link: rows.length > query.limit && last !== undefined ? nextLink(path, query, positionOf(last)) : null,
  }
}
