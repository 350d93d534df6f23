import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** A blank text means the same as a cleared field. */
const nullIfBlank = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value)

/** The fields of a change whose value differs from the row's; absent fields change nothing. */
export const differences = <Change extends Fields>(row: Fields, change: Change): Partial<Change> => {
  const entries = Object.entries(change).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, nullIfBlank(value)] as const],
  )
  return Object.fromEntries(
    entries.filter(([field, value]) => !isDeepStrictEqual(value, row[field])),
  ) as Partial<Change>
}
