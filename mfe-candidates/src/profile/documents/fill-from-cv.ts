import { call, upload } from '@wervio/api-client'
import {
  changeCandidate,
  parseCv,
  updateCandidate,
  type Candidate,
  type CvEvidence,
  type ParsedCv,
} from '@wervio/contracts'
import { fieldLabels } from '../../candidate/field-labels.ts'
import type { CandidateChange } from '../../candidate/use-change-candidate.ts'

const contactFields = ['email', 'phone', 'location', 'linkedin'] as const
const profileFields = [
  'title',
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

const isBlank = (value: string | readonly unknown[] | null): boolean => value === null || value.length === 0

/** The fields of these that are blank in `candidate` and not in the CV, by name. */
const missing = <Name extends keyof ParsedCv & keyof Candidate>(
  fields: readonly Name[],
  candidate: Candidate,
  parsed: ParsedCv,
): Name[] =>
  fields.filter((name) => isBlank(candidate[name] as string | null) && !isBlank(parsed[name] as string | null))

const picked = <Name extends keyof ParsedCv>(names: readonly Name[], parsed: ParsedCv) =>
  Object.fromEntries(names.map((name) => [name, parsed[name]]))

/** Evidence of the fields that now say what the CV says. */
const evidenceOf = (parsed: ParsedCv, now: Readonly<Record<string, unknown>>): CvEvidence => {
  const read: Readonly<Record<string, unknown>> = parsed
  const agrees = (path: string) => {
    const [field = ''] = path.split('.')
    return JSON.stringify(read[field]) === JSON.stringify(now[field])
  }
  return Object.fromEntries(Object.entries(parsed.evidence).filter(([path]) => agrees(path)))
}

/** Reads a stored CV and fills in what was blank; what stood there stays. The labels of what was filled in. */
export const fillFromCv = async (
  candidate: Candidate,
  file: File,
): Promise<{ saved: Candidate; filled: string[]; warnings: string[] }> => {
  const parsed = await upload(parseCv, { file })
  const contact = missing(contactFields, candidate, parsed)
  const profile = missing(profileFields, candidate, parsed)
  const params = { id: candidate.id }
  if (contact.length > 0) await call(updateCandidate, { params, body: picked(contact, parsed) })
  const filled = { ...picked(contact, parsed), ...picked(profile, parsed) }
  const change: CandidateChange = {
    ...picked(profile, parsed),
    cv_text: parsed.cv_text,
    sensitive: parsed.sensitive.map(({ kind }) => ({ kind })),
    evidence: evidenceOf(parsed, { ...candidate, ...filled }),
    made_by: parsed.made_by,
  }
  const saved = await call(changeCandidate, { params, body: change })
  return { saved, filled: [...contact, ...profile].map((name) => fieldLabels[name]), warnings: parsed.warnings }
}
