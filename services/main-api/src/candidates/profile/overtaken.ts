import { isDeepStrictEqual } from 'node:util'
import { updateCandidate, webAddress, type CandidateConflict } from '@wervio/contracts'
import { e164 } from '@wervio/contracts/phone'

type Fields = Readonly<Record<string, unknown>>
type Field = CandidateConflict['conflicts'][number]

const shape = updateCandidate.body.pick({ experience: true, education: true, languages: true })

/** Lists as a caller sends them: rows of before a field was added lack it. */
const asSent = (row: Fields): Fields => ({ ...row, ...shape.safeParse(row).data })

/** A telephone number and a web address are the same however they are written. */
const compared = (field: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null
  if (field === 'phone') return e164(value) ?? value
  return field === 'linkedin' ? (webAddress(value) ?? value) : value
}
const says = (field: string, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(compared(field, one), compared(field, other))

/** Of a change what its maker really changed: fields that say what they said when he began are left alone. */
export const meant = <Change extends Fields>(change: Change, basedOn: Fields): Partial<Change> =>
  Object.fromEntries(
    Object.entries(change).filter(([field, value]) => !(field in basedOn) || !says(field, value, basedOn[field])),
  ) as Partial<Change>

/** The fields of a change that somebody else changed since `basedOn`. */
export const overtaken = (row: Fields, basedOn: Fields, changed: Fields): Field[] => {
  const now = asSent(row)
  return (Object.keys(changed) as Field[]).filter(
    (field) => field in basedOn && !says(field, now[field], basedOn[field]),
  )
}
