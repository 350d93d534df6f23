import { call, upload } from '@wervio/api-client'
import { changeCandidate, parseCv, updateCandidate, type Candidate, type ParsedCv } from '@wervio/contracts'
import type { CandidateChange } from '../../candidate/use-change-candidate.ts'

const contactLabels = { email: 'e-mailadres', phone: 'telefoon', location: 'locatie', linkedin: 'LinkedIn' } as const
const profileLabels = {
  title: 'functietitel', summary: 'samenvatting', skills: 'vaardigheden', experience: 'werkervaring', education: 'opleiding', languages: 'talen', certificates: 'certificaten',
  driving_licences: 'rijbewijs', availability: 'beschikbaarheid', notice_period: 'opzegtermijn', salary_wish: 'salariswens', hours: 'uren',
} as const

const isBlank = (value: string | readonly unknown[] | null): boolean => value === null || value.length === 0

/** The fields of these that are blank in `candidate` and not in the CV, by name. */
const missing = <Name extends keyof ParsedCv & keyof Candidate>(labels: Record<Name, string>, candidate: Candidate, parsed: ParsedCv): Name[] =>
  (Object.keys(labels) as Name[]).filter((name) => isBlank(candidate[name] as string | null) && !isBlank(parsed[name] as string | null))

const picked = <Name extends keyof ParsedCv>(names: readonly Name[], parsed: ParsedCv) => Object.fromEntries(names.map((name) => [name, parsed[name]]))

/** Reads a stored CV and fills in what was blank; what stood there stays. The labels of what was filled in. */
export const fillFromCv = async (candidate: Candidate, file: File): Promise<{ saved: Candidate; filled: string[]; warnings: string[] }> => {
  const parsed = await upload(parseCv, { file })
  const contact = missing(contactLabels, candidate, parsed)
  const profile = missing(profileLabels, candidate, parsed)
  const params = { id: candidate.id }
  if (contact.length > 0) await call(updateCandidate, { params, body: picked(contact, parsed) })
  const change: CandidateChange = { ...picked(profile, parsed), cv_text: parsed.cv_text, sensitive: parsed.sensitive.map(({ kind }) => ({ kind })) }
  const saved = await call(changeCandidate, { params, body: change })
  return { saved, filled: [...contact.map((name) => contactLabels[name]), ...profile.map((name) => profileLabels[name])], warnings: parsed.warnings }
}
