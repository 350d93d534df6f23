import type { CandidateExport } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { applicationColumns, withHistory } from '../../applications/history.ts'
import { applications } from '../../applications/table.ts'
import { selectDecisions } from '../../decisions/read-decisions.ts'
import { matchDecisions } from '../../decisions/table.ts'
import { files } from '../../files/table.ts'
import { exportedMails } from '../../mail/log/read-mails.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { readNotes } from '../notes/read-notes.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'
import { readTimeline } from '../timeline/read-timeline.ts'
import { readConsents, readScorecards } from './read-conversations.ts'
import { readMeetings } from './read-meetings.ts'
import { readVerdicts } from './read-verdicts.ts'

const readFiles = (sql: Sql, { organisationId }: Recruiter, candidateId: string) =>
  sql
    .select({ id: files.id, name: files.name, type: files.type, size: files.size, created_at: files.created_at })
    .from(files)
    .where(
      and(eq(files.organisation_id, organisationId), eq(files.candidate_id, candidateId), isNull(files.deleted_at)),
    )
    .orderBy(desc(files.created_at), desc(files.id))

const readApplications = async (
  sql: Sql,
  recruiter: Recruiter,
  candidateId: string,
): Promise<CandidateExport['applications']> => {
  const rows = await sql
    .select({ application: applicationColumns, vacancy_title: vacancies.title })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .where(and(eq(applications.organisation_id, recruiter.organisationId), eq(applications.candidate_id, candidateId)))
    .orderBy(desc(applications.updated_at), desc(applications.id))
  const whole = await withHistory(
    sql,
    recruiter,
    rows.map(({ application }) => application),
  )
  return whole.map((application, index) => ({ ...application, vacancy_title: rows[index]?.vacancy_title ?? '' }))
}

const readDecisions = async (
  sql: Sql,
  { organisationId }: Recruiter,
  candidateId: string,
): Promise<CandidateExport['decisions']> => {
  const ofCandidate = and(
    eq(matchDecisions.organisation_id, organisationId),
    eq(matchDecisions.candidate_id, candidateId),
  )
  const rows = await selectDecisions(sql, ofCandidate).orderBy(desc(matchDecisions.at), desc(matchDecisions.id))
  const titles = await sql
    .select({ id: matchDecisions.id, title: vacancies.title })
    .from(matchDecisions)
    .innerJoin(vacancies, eq(vacancies.id, matchDecisions.vacancy_id))
    .where(ofCandidate)
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  return rows.map(({ candidate_id: _id, candidate_name: _name, ...decision }) => ({
    ...decision,
    vacancy_title: titleOf.get(decision.id) ?? '',
  }))
}

export const createExportRepository = (database: Database) => ({
  /** Everything main-api keeps about a candidate of the recruiter's organisation; null without the candidate. */
  read: (recruiter: Recruiter, id: string): Promise<CandidateExport | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [row] = await sql
        .select({ ...candidateColumns(recruiter), cv_text: candidates.cv_text })
        .from(candidates)
        .where(oneCandidate(recruiter, id))
      if (!row) return null
      const { cv_text, ...candidate } = row
      return {
        exported_at: new Date().toISOString(),
        candidate: withYears(candidate),
        cv_text,
        files: await readFiles(sql, recruiter, id),
        applications: await readApplications(sql, recruiter, id),
        notes: (await readNotes(sql, recruiter, id)).map(({ text, by, created_at, edited_at }) => ({
          text,
          by,
          created_at,
          edited_at,
        })),
        timeline: await readTimeline(sql, recruiter, id),
        decisions: await readDecisions(sql, recruiter, id),
        verdicts: await readVerdicts(sql, id),
        meetings: await readMeetings(sql, id),
        mails: await exportedMails(sql, recruiter, id),
        consents: await readConsents(sql, id),
        scorecards: await readScorecards(sql, id),
      }
    }),
})

export type ExportRepository = ReturnType<typeof createExportRepository>
