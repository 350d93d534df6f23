import { experienceYears } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { shownEdits } from './profile/edits.ts'
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

/** What a list reads of a candidate. */
export const summaryColumns = (recruiter: Recruiter) => ({
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
  shortlisted: isShortlisted(recruiter),
})

const {
  notes,
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
  retain_until,
} = candidates

/** All that a candidate's own page reads. */
export const candidateColumns = (recruiter: Recruiter) => ({
  ...summaryColumns(recruiter),
  notes,
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
  edits: shownEdits(recruiter),
  sensitive,
  made_by,
  source,
  retention,
  retain_until,
})

/** A row with what follows from it: the years of work as of today. */
export const withYears = <Row extends { experience: Parameters<typeof experienceYears>[0] }>(
  row: Row,
): Row & { experience_years: number | null } => ({
  ...row,
  experience_years: experienceYears(row.experience, new Date().toISOString()),
})
