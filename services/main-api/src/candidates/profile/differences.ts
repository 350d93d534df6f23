import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** Blank and cleared are the same: not known. */
const unlessBlank = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Of a change the fields that say something else than the row does; absent ones change nothing. */
export const differences = <Change extends Fields>(row: Fields, change: Change): Partial<Change> => {
  const given = Object.entries(change).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, unlessBlank(value)] as const],
  )
  return Object.fromEntries(given.filter(([field, value]) => !isDeepStrictEqual(value, row[field]))) as Partial<Change>
}
