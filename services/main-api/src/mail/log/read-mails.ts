import type { CandidateExport, Mail, MailState } from '@wervio/contracts'
import type { Position, Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql as fragment, type SQL } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import { candidates } from '../../candidates/table.ts'
import type { Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { vacancies } from '../../vacancies/table.ts'
import { mails } from '../table.ts'

export type MailFilter = {
  candidate_id?: string | undefined
  q?: string | undefined
  state?: MailState | undefined
}

const ofOrganisation = ({ organisationId }: Recruiter) => eq(mails.organisation_id, organisationId)

/** One mail of the recruiter's organisation. */
export const oneMail = (recruiter: Recruiter, id: string) => and(ofOrganisation(recruiter), eq(mails.id, id))

const selectMails = async (
  sql: Sql,
  { accountId }: Recruiter,
  condition: SQL | undefined,
  limit?: number,
): Promise<Mail[]> => {
  const query = sql
    .select({
      id: mails.id,
      candidate: { id: candidates.id, name: candidates.name },
      vacancy: { id: vacancies.id, title: vacancies.title },
      template: mails.template_label,
      to: mails.address,
      subject: mails.subject,
      body: mails.body,
      way: mails.way,
      state: mails.state,
      reason: mails.reason,
      by: authorName,
      yours: fragment<boolean>`coalesce(${mails.account_id} = ${accountId}, false)`,
      created_at: mails.created_at,
      sends_at: mails.sends_at,
      sent_at: mails.sent_at,
    })
    .from(mails)
    .innerJoin(candidates, eq(candidates.id, mails.candidate_id))
    .leftJoin(vacancies, eq(vacancies.id, mails.vacancy_id))
    .leftJoin(accounts, eq(accounts.id, mails.account_id))
    .where(condition)
    .orderBy(desc(mails.created_at), desc(mails.id))
  return limit === undefined ? query : query.limit(limit)
}

/** Every word stands in the name, the address or the subject; `strpos` has no wildcards. */
const holdsWords = (q: string | undefined): SQL[] =>
  (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) =>
        fragment`strpos(${fold(fragment`${candidates.name} || ' ' || ${mails.address} || ' ' || ${mails.subject}`)}, ${fold(fragment`${word}`)}) > 0`,
    )

/** Newest first, at most `limit`, after a position. */
export const readMails = (
  sql: Sql,
  recruiter: Recruiter,
  { candidate_id, q, state }: MailFilter,
  { limit, from }: { limit: number; from: Position | null },
): Promise<Mail[]> =>
  selectMails(
    sql,
    recruiter,
    and(
      ofOrganisation(recruiter),
      candidate_id === undefined ? undefined : eq(mails.candidate_id, candidate_id),
      state === undefined ? undefined : eq(mails.state, state),
      from === null
        ? undefined
        : fragment`(${mails.created_at}, ${mails.id}) < (${from.value}::timestamptz, ${from.id}::uuid)`,
      ...holdsWords(q),
    ),
    limit,
  )

/** One mail of the recruiter's organisation; null without it. */
export const readMail = async (sql: Sql, recruiter: Recruiter, id: string): Promise<Mail | null> =>
  (await selectMails(sql, recruiter, oneMail(recruiter, id)))[0] ?? null

/** Every mail to a candidate, as their export has it. */
export const exportedMails = async (
  sql: Sql,
  recruiter: Recruiter,
  candidateId: string,
): Promise<NonNullable<CandidateExport['mails']>> =>
  (await selectMails(sql, recruiter, and(ofOrganisation(recruiter), eq(mails.candidate_id, candidateId)))).map(
    ({ to, subject, body, way, state, by, created_at, sent_at }) => {
      const text = { to, subject, body }
      return { ...text, way, state, by, created_at, sent_at }
    },
  )
