import type { AuditEntry, AuditFilter } from '@wervio/contracts'
import type { Position, Recruiter } from '@wervio/service-kit'
import { and, desc, eq, gte, inArray, isNull, lt, sql as fragment, type SQL } from 'drizzle-orm'
import { authorName } from '../accounts/author.ts'
import { accounts } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'
import { auditEntries } from './table.ts'

/** Entries that one statement deletes. */
const AT_ONCE = 10_000

type Row = typeof auditEntries.$inferSelect

/** The first moment of a day in the Netherlands, `later` days after it. */
const startOf = (day: string, later = 0): SQL =>
  fragment`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Amsterdam')`

const matching = ({ organisationId }: Recruiter, filter: AuditFilter, from: Position | null): SQL | undefined => {
  const { actor_id, actor, category, candidate_id, vacancy_id, from: first, to: last } = filter
  return and(
    eq(auditEntries.organisation_id, organisationId),
    actor_id === undefined ? undefined : eq(auditEntries.actor_id, actor_id),
    actor === 'job' ? isNull(auditEntries.actor_id) : undefined,
    category === undefined ? undefined : eq(auditEntries.category, category),
    candidate_id === undefined ? undefined : eq(auditEntries.candidate_id, candidate_id),
    vacancy_id === undefined ? undefined : eq(auditEntries.vacancy_id, vacancy_id),
    first === undefined ? undefined : gte(auditEntries.at, startOf(first)),
    last === undefined ? undefined : lt(auditEntries.at, startOf(last, 1)),
    from === null
      ? undefined
      : fragment`(${auditEntries.at}, ${auditEntries.id}) < (${from.value}::timestamptz, ${from.id}::uuid)`,
  )
}

const idsOf = (rows: readonly Row[], ...columns: ('actor_id' | 'candidate_id' | 'vacancy_id' | 'subject_id')[]) => [
  ...new Set(rows.flatMap((row) => columns.map((column) => row[column]).filter((id) => id !== null))),
]

/** The subjects that are accounts. */
const aboutAccounts = new Set([
  'colleague',
  'sign_in_method',
  'recovery_codes',
  'account_security',
  'session',
  'hiring_manager',
  'microsoft',
  'calendar_feed',
])

/** The names of what rows are about, read from where they stand: none is in the log itself. */
const readNames = async (sql: Sql, { organisationId }: Recruiter, rows: readonly Row[]) => {
  const people = rows.filter(({ subject_kind }) => aboutAccounts.has(subject_kind))
  const accountIds = [...new Set([...idsOf(rows, 'actor_id'), ...idsOf(people, 'subject_id')])]
  const [candidateIds, vacancyIds] = [idsOf(rows, 'candidate_id'), idsOf(rows, 'vacancy_id')]
  const mapOf = (rowsWithNames: { id: string; name: string | null }[]) =>
    new Map(rowsWithNames.map(({ id, name }) => [id, name]))
  return {
    accounts: mapOf(
      await sql
        .select({ id: accounts.id, name: authorName })
        .from(accounts)
        .where(and(eq(accounts.organisation_id, organisationId), inArray(accounts.id, accountIds))),
    ),
    candidates: mapOf(
      await sql
        .select({ id: candidates.id, name: candidates.name })
        .from(candidates)
        .where(and(eq(candidates.organisation_id, organisationId), inArray(candidates.id, candidateIds))),
    ),
    vacancies: mapOf(
      await sql
        .select({ id: vacancies.id, name: vacancies.title })
        .from(vacancies)
        .where(and(eq(vacancies.organisation_id, organisationId), inArray(vacancies.id, vacancyIds))),
    ),
  }
}

const withNames = (row: Row, names: Awaited<ReturnType<typeof readNames>>): AuditEntry => {
  const withName = (id: string | null, nameById: Map<string, string | null>) =>
    id === null ? null : { id, name: nameById.get(id) ?? null }
  return {
    id: row.id,
    at: row.at,
    until: row.until,
    times: row.times,
    actor: withName(row.actor_id, names.accounts),
    job: row.work,
    category: row.category,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    candidate: withName(row.candidate_id, names.candidates),
    vacancy: withName(row.vacancy_id, names.vacancies),
    colleague: aboutAccounts.has(row.subject_kind) ? withName(row.subject_id, names.accounts) : null,
    detail: row.detail,
    columns: row.columns,
    rows: row.rows,
  }
}

/** The audit log of the recruiter's organisation. */
export const createAuditLogRepository = (database: Database) => ({
  /** Newest first; of entries of one moment the one with the highest id. */
  list: (
    recruiter: Recruiter,
    { filter, limit, from }: { filter: AuditFilter; limit: number; from: Position | null },
  ): Promise<AuditEntry[]> =>
    database.asReader(recruiter, async ({ sql }) => {
      const rows = await sql
        .select()
        .from(auditEntries)
        .where(matching(recruiter, filter, from))
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(limit)
      if (rows.length === 0) return []
      const names = await readNames(sql, recruiter, rows)
      return rows.map((row) => withNames(row, names))
    }),

  /** Deletes entries older than `days`, of every organisation. */
  expire: async (days: number): Promise<void> => {
    const expireSome = () =>
      database.asNobody(async (sql) => {
        const { rows } = await sql.execute<{ gone: number }>(
          fragment`select main.expire_audit_entries(${days}::int, ${AT_ONCE}::int) as gone`,
        )
        return rows[0]?.gone ?? 0
      })
    while ((await expireSome()) === AT_ONCE);
  },
})

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>
