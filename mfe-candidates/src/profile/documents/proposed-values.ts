import type { CandidateChange } from '@wervio/candidates'
import type { CallOutput, Candidate, CvEvidence, ParsedCv, readCandidateCv } from '@wervio/contracts'
import { fieldText } from '../../candidate/field-text.ts'

/** Fields that a CV can fill in on a profile; the name stays a person's. */
const proposedFields = [
  'title',
  'email',
  'phone',
  'location',
  'linkedin',
  'summary',
  'skills',
  'experience',
  'education',
  'languages',
  'certificates',
  'driving_licences',
  'availability',
  'notice_period',
  'salary_wish',
  'hours',
] as const
export type ProposedField = (typeof proposedFields)[number]

/** What the service read in a stored CV. */
export type CvReading = CallOutput<typeof readCandidateCv>

/** What the CV says of one field, beside what the profile says. */
export type ProposedValue = { field: ProposedField; profileText: string; cvText: string }

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a CV says that the profile doesn't, by field. */
export const proposedValues = (candidate: Candidate, parsed: ParsedCv): ProposedValue[] =>
  proposedFields.flatMap((field) => {
    const [profileText, cvText] = [fieldText(candidate, field), fieldText(parsed, field)]
    return cvText === '' || isEqual(candidate[field], parsed[field]) ? [] : [{ field, profileText, cvText }]
  })

/** Evidence of the fields that say what the CV says. */
const evidenceOf = (parsed: ParsedCv, profile: Readonly<Record<string, unknown>>): CvEvidence => {
  const parsedFields: Readonly<Record<string, unknown>> = parsed
  const isAsRead = (path: string) => {
    const [field = ''] = path.split('.')
    return isEqual(parsedFields[field], profile[field])
  }
  return Object.fromEntries(Object.entries(parsed.evidence).filter(([path]) => isAsRead(path)))
}

type Values = Partial<Pick<Candidate, ProposedField>>

/** What one of both says in these fields. */
export const valuesOf = (source: Candidate | ParsedCv, fields: readonly ProposedField[]): Values =>
  Object.fromEntries(fields.map((field) => [field, source[field]]))

/**
 * The change that takes these fields of a CV over, as what a machine read. It is based on all that the candidate says
 * where the CV has evidence, so that the evidence of a value that somebody else replaced is left out.
 */
export const toAcceptedChange = (
  candidate: Candidate,
  reading: CvReading,
  fields: readonly ProposedField[],
): CandidateChange => {
  const acceptedValues = valuesOf(reading, fields)
  return {
    ...acceptedValues,
    based_on: { name: candidate.name, ...valuesOf(candidate, proposedFields) },
    cv_text: reading.cv_text,
    sensitive: reading.sensitive.map(({ kind }) => ({ kind })),
    evidence: evidenceOf(reading, { ...candidate, ...acceptedValues }),
    made_by: reading.made_by,
    ...(reading.cv_file && { cv_file: reading.cv_file }),
  }
}
