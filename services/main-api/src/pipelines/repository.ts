import type { Pipeline, PipelineSummary } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, desc, eq, inArray, isNull, sql as fragment, type SQL } from 'drizzle-orm'
import { applications } from '../applications/table.ts'
import { candidateNotes, candidates } from '../candidates/table.ts'
import { storedFileColumns, type StoredFile } from '../files/insert-file.ts'
import { files } from '../files/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'

/** Vacancies, and candidates of one, that a page shows. */
const MOST = 200

const scores = fragment.identifier('score')

const summaryColumns = {
  id: vacancies.id,
  title: vacancies.title,
  company: vacancies.company,
  location: vacancies.location,
  status: vacancies.status,
}

const openVacancy = ({ organisationId }: Recruiter, condition?: SQL) =>
  and(eq(vacancies.organisation_id, organisationId), isNull(vacancies.archived_at), condition)

/** With table names: in a selection from one table drizzle writes `"id"` alone. */
const inProcedure = fragment<number>`(select count(*)::int from ${applications} where ${applications.vacancy_id} = ${vacancies}.id)`

const readCandidates = (sql: Sql, { organisationId }: Recruiter, vacancyId: string) =>
  sql
    .select({
      id: candidates.id,
      name: candidates.name,
      title: candidates.title,
      location: candidates.location,
      summary: candidates.summary,
      skills: candidates.skills,
      experience: candidates.experience,
      has_cv: candidates.has_cv,
      stage: applications.stage,
      outcome: applications.outcome,
      percentage: fragment<number | null>`${scores}.percentage`,
      strength: fragment<string | null>`${scores}.strength`,
      gap: fragment<string | null>`${scores}.gap`,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidate_id))
    .leftJoin(
      fragment`main.procedure_scores ${scores}`,
      fragment`${scores}.vacancy_id = ${vacancyId}::uuid and ${scores}.candidate_id = ${candidates.id}`,
    )
    .where(and(eq(applications.organisation_id, organisationId), eq(applications.vacancy_id, vacancyId)))
    .orderBy(
      fragment`${applications.outcome} <> 'open'`,
      fragment`${scores}.percentage desc nulls last`,
      asc(candidates.id),
    )
    .limit(MOST)

/** What the recruiter wrote about these candidates, newest first. */
const readFeedback = (sql: Sql, { accountId }: Recruiter, ids: readonly string[]) =>
  sql
    .select({
      id: candidateNotes.id,
      text: candidateNotes.text,
      created_at: candidateNotes.created_at,
      candidateId: candidateNotes.candidate_id,
    })
    .from(candidateNotes)
    .where(
      and(
        eq(candidateNotes.by, accountId),
        inArray(candidateNotes.candidate_id, [...ids]),
        isNull(candidateNotes.deleted_at),
      ),
    )
    .orderBy(desc(candidateNotes.created_at), desc(candidateNotes.id))

const hasApplication = async (sql: Sql, { organisationId }: Recruiter, vacancyId: string, candidateId: string) =>
  (await sql.$count(
    applications,
    and(
      eq(applications.organisation_id, organisationId),
      eq(applications.vacancy_id, vacancyId),
      eq(applications.candidate_id, candidateId),
    ),
  )) > 0

/**
 * Vacancies with who is in their procedure; row-level security limits hiring managers to theirs. Null for what isn't
 * there.
 */
export const createPipelineRepository = (database: Database) => ({
  /** Newest first, without those in the archive. */
  list: (recruiter: Recruiter): Promise<PipelineSummary[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select({ ...summaryColumns, candidates: inProcedure })
        .from(vacancies)
        .where(openVacancy(recruiter))
        .orderBy(desc(vacancies.created_at), desc(vacancies.id))
        .limit(MOST),
    ),

  find: (recruiter: Recruiter, id: string): Promise<Pipeline | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [vacancy] = await sql
        .select({ ...summaryColumns, hours: vacancies.hours, description: vacancies.description })
        .from(vacancies)
        .where(openVacancy(recruiter, eq(vacancies.id, id)))
      if (!vacancy) return null
      const people = await readCandidates(sql, recruiter, id)
      const notes =
        people.length === 0
          ? []
          : await readFeedback(
              sql,
              recruiter,
              people.map((person) => person.id),
            )
      return {
        vacancy,
        candidates: people.map((person) => ({
          ...person,
          feedback: notes
            .filter(({ candidateId }) => candidateId === person.id)
            .map(({ candidateId: _candidate, ...note }) => note),
        })),
      }
    }),

  /** The CV of somebody in the procedure. */
  findCv: (recruiter: Recruiter, vacancyId: string, candidateId: string): Promise<StoredFile | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasApplication(sql, recruiter, vacancyId, candidateId))) return null
      const [file] = await sql
        .select(storedFileColumns)
        .from(files)
        .where(
          and(
            eq(files.organisation_id, recruiter.organisationId),
            eq(files.candidate_id, candidateId),
            eq(files.kind, 'cv'),
            isNull(files.deleted_at),
          ),
        )
      return file ?? null
    }),

  /** Whether a vacancy is there, with the candidate in its procedure. */
  has: (recruiter: Recruiter, vacancyId: string, candidateId: string): Promise<boolean> =>
    database.asRecruiter(recruiter, (sql) => hasApplication(sql, recruiter, vacancyId, candidateId)),
})

export type PipelineRepository = ReturnType<typeof createPipelineRepository>
