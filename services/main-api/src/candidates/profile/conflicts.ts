import { isDeepStrictEqual } from 'node:util'
import { updateCandidate, webAddress, type CandidateConflict, type CvEvidence } from '@wervio/contracts'
import { e164 } from '@wervio/contracts/phone'

type Fields = Readonly<Record<string, unknown>>
type Field = CandidateConflict['conflicts'][number]

const listSchemas = updateCandidate.body.pick({ experience: true, education: true, languages: true })

/** The row with its lists as a caller sends them: older rows lack fields that were added later. */
const asCallerSends = (row: Fields): Fields => ({ ...row, ...listSchemas.safeParse(row).data })

/** A form in which telephone numbers and web addresses are equal however they are written. */
const comparableValue = (field: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null
  if (field === 'phone') return e164(value) ?? value
  return field === 'linkedin' ? (webAddress(value) ?? value) : value
}
const hasSameValue = (field: string, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(comparableValue(field, one), comparableValue(field, other))

/** The fields of a change that differ from `basedOn`, the values their author started from. */
export const intendedChange = <Change extends Fields>(change: Change, basedOn: Fields): Partial<Change> =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => !(field in basedOn) || !hasSameValue(field, value, basedOn[field]),
    ),
  ) as Partial<Change>

/** The fields that somebody else changed since `basedOn`. */
const changedByOthers = (row: Fields, basedOn: Fields): string[] => {
  const now = asCallerSends(row)
  return Object.keys(basedOn).filter((field) => !hasSameValue(field, now[field], basedOn[field]))
}

/** The fields of a change that somebody else changed since `basedOn`. */
export const conflictingFields = (row: Fields, basedOn: Fields, change: Fields): Field[] =>
  changedByOthers(row, basedOn).filter((field) => field in change)

/** The evidence of a reading without that of fields whose value somebody else replaced since `basedOn`. */
export const currentEvidence = (evidence: CvEvidence, row: Fields, basedOn: Fields, change: Fields): CvEvidence => {
  const replacedFields = changedByOthers(row, basedOn).filter(
    (field) => !(field in change && hasSameValue(field, row[field], change[field])),
  )
  return Object.fromEntries(
    Object.entries(evidence).filter(([path]) => !replacedFields.includes(path.split('.')[0] ?? path)),
  )
}
