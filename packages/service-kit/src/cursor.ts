import { limits, text, type page } from '@wervio/contracts'
import { z } from 'zod'
import { ServiceError } from './service-error.ts'

/**
 * The end of a page: the order of the list, and the sort value and id of its last row. The next page starts after it.
 */
export type Position = { order: string; value: string; id: string }

type Query = Omit<z.output<typeof page>, 'cursor'> & Record<string, string | number | undefined>

/** Opaque to callers. */
const writeCursor = ({ order, value, id }: Position): string =>
  Buffer.from(`${order}.${id}.${value}`).toString('base64url')

/**
 * A moment as the database gives it; PostgreSQL doesn't read what JavaScript writes for the year 0 and years after
 * 9999.
 */
const isMoment = (value: string): boolean =>
  value.length === 24 &&
  !value.startsWith('0000') &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value

const isId = (value: string): boolean => z.uuid().safeParse(value).success

const sortKey = text(2 * limits.shortText)

/** Checks of the values that rows are sorted by: PostgreSQL would refuse any other value. */
export const sortable = {
  moment: isMoment,
  words: (value: string): boolean => sortKey.safeParse(value).success,
  number: (value: string): boolean => /^\d{1,9}$/.test(value),
}

/** The order that a cursor names, for lists with several orders; `readCursor` checks the rest. */
export const orderOf = (cursor: string): string =>
  Buffer.from(cursor, 'base64url').toString('utf8').split('.', 1)[0] ?? ''

/**
 * The position of a cursor of this order, null without one; throws `validation_failed` for anything `writeCursor`
 * didn't make.
 */
export const readCursor = (cursor: string | undefined, order: string, isValue = sortable.moment): Position | null => {
  if (cursor === undefined) return null
  const [, of, id = '', value = ''] =
    /^(\w+)\.([^.]+)\.(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (of !== order || !isId(id) || !isValue(value) || writeCursor({ order, value, id }) !== cursor) {
    throw new ServiceError('validation_failed', {
      extra: { fields: [{ path: 'cursor', message: 'Deze pagina bestaat niet. Begin bij de eerste.' }] },
    })
  }
  return { order, value, id }
}

/** A `Link` (RFC 8288) relative to the address of the call, so that it works behind any proxy. */
const nextLink = (path: string, query: Query, last: Position): string => {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return `<${path}?${new URLSearchParams([...parameters, ['cursor', writeCursor(last)]])}>; rel="next"`
}

/**
 * Cuts a page from `rows`, which hold one row more than its limit when there is a next page, and makes the `Link` to
 * that.
 */
export const cutPage = <T>(
  path: string,
  { cursor: _cursor, ...query }: z.output<typeof page> & Query,
  rows: T[],
  positionOf: (row: T) => Position,
): { rows: T[]; link: string | null } => {
  const pageRows = rows.slice(0, query.limit)
  const last = pageRows.at(-1)
  return {
    rows: pageRows,
    link: rows.length > query.limit && last !== undefined ? nextLink(path, query, positionOf(last)) : null,
  }
}
