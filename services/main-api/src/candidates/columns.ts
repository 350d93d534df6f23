import { experienceYears } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { editsFor } from './profile/edits.ts'
import { newestNote } from './notes/note-texts.ts'
import { retentionTerm } from './profile/retention.ts'
import { candidates, shortlists } from './table.ts'

const {
  id,
  name,
  photo,
  title,
  location,
  skills,
  email,
  phone,
  linkedin,
  cv_filename,
  has_cv,
  experience,
  status,
  created_at,
  updated_at,
} = candidates

/** Whether the recruiter keeps a candidate on the shortlist. */
export const isShortlisted = ({ accountId }: Recruiter) =>
  sql<boolean>`exists (select 1 from ${shortlists} where ${shortlists.account_id} = ${accountId} and ${shortlists.candidate_id} = ${candidates.id})`

/** The accounts that keep a candidate on their shortlist. */
export const shortlistAccounts = sql<
  string[]
>`array(select ${shortlists.account_id} from ${shortlists} where ${shortlists.candidate_id} = ${candidates.id})`

/** What a list reads of a candidate, the same for everybody of the organisation. */
export const commonColumns = {
  id,
  name,
  photo,
  title,
  location,
  skills,
  email,
  phone,
  linkedin,
  cv_filename,
  has_cv,
  experience,
  status,
  created_at,
  updated_at,
}

/** What a list reads of a candidate for one recruiter. */
export const summaryColumns = (recruiter: Recruiter) => ({ ...commonColumns, shortlisted: isShortlisted(recruiter) })

const {
  summary,
  education,
  languages,
  certificates,
  driving_licences,
  availability,
  notice_period,
  salary_wish,
  hours,
  evidence,
  sensitive,
  made_by,
  source,
  retention,
  status_chosen_at,
} = candidates

/** The columns of a candidate's own page. */
export const candidateColumns = (recruiter: Recruiter) => ({
  ...summaryColumns(recruiter),
  notes: newestNote,
  summary,
  education,
  languages,
  certificates,
  driving_licences,
  availability,
  notice_period,
  salary_wish,
  hours,
  evidence,
  edits: editsFor(recruiter),
  sensitive,
  made_by,
  source,
  status_chosen_at,
  retention,
  ...retentionTerm,
})

/** Adds the years of work as of today. */
export const withYears = <Row extends { experience: Parameters<typeof experienceYears>[0] }>(
  row: Row,
): Row & { experience_years: number | null } => ({
  ...row,
  experience_years: experienceYears(row.experience, new Date().toISOString()),
})
