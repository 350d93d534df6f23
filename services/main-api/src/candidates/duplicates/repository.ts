import { duplicateReasons, type Duplicate, type DuplicateReason } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, ne, sql as fragment, type SQL } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { summaryColumns, withYears } from '../columns.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'
import { nameQuestion } from './name-question.ts'
import { sameName, tellingWords } from './same-name.ts'

type Person = { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined }
type Known = {
  email: string | null
  phone: string | null
  /** All of the name, folded. */ name: string[]
  words: string[]
}

const MOST = 10
/** People with nearly one name who are looked at; more have the same one by chance. */
const MOST_NAMESAKES = 500

const surest = (reasons: readonly DuplicateReason[]): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (duplicateReasons.length - duplicateReasons.indexOf(reason)), 0)

/** The words of a name, as `main.words` answers them. */
const listed = (words: string): string[] => words.split(' ').filter((word) => word !== '')

const known = async (sql: Sql, { name, email, phone }: Person): Promise<Known> => {
  const { rows } = await sql.execute<{ email: string | null; phone: string | null; words: string | null }>(
    fragment`select nullif(left(${fold(fragment`btrim(${email ?? ''})`)}, 200), '') email, main.phone_key(${phone ?? ''}) phone, main.words(${name ?? ''}) words`,
  )
  const { words, ...keys } = rows[0] ?? { email: null, phone: null, words: null }
  const whole = listed(words ?? '')
  return { ...keys, name: whole, words: tellingWords(whole) }
}

/** One lookup an index each: joined by `or`, none would be used. */
const likelyThem = ({ organisationId }: Recruiter, { email, phone, words }: Known): SQL | null => {
  const name = nameQuestion(words)
  const having = (column: SQL, value: string) =>
    fragment`select id from ${candidates} where organisation_id = ${organisationId} and ${column} = ${value}`
  const lookups = [
    ...(email === null ? [] : [having(fragment`email_key`, email)]),
    ...(phone === null ? [] : [having(fragment`phone_key`, phone)]),
    ...(name === null ? [] : [fragment`select main.candidates_matching(${name}::tsquery, ${MOST_NAMESAKES})`]),
  ]
  return lookups.length === 0 ? null : fragment`${candidates.id} in (${fragment.join(lookups, fragment` union `)})`
}

const find = async (sql: Sql, recruiter: Recruiter, person: Person, but?: string): Promise<Duplicate[]> => {
  const asked = await known(sql, person)
  const likely = likelyThem(recruiter, asked)
  if (!likely) return []
  const found = await sql
    .select({
      candidate: summaryColumns(recruiter),
      email: candidates.email_key,
      phone: candidates.phone_key,
      words: fragment<string>`main.words(${candidates.name})`,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.organisation_id, recruiter.organisationId),
        likely,
        but === undefined ? undefined : ne(candidates.id, but),
      ),
    )
  return found
    .map(({ candidate, email, phone, words }) => {
      const name = listed(words)
      const same = {
        email: email !== null && email === asked.email,
        phone: phone !== null && phone === asked.phone,
        name: sameName(asked.words, tellingWords(name)),
      }
      return {
        candidate,
        reasons: duplicateReasons.filter((reason) => same[reason]),
        same_name: name.length > 0 && name.join(' ') === asked.name.join(' '),
      }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) =>
        surest(other.reasons) - surest(one.reasons) ||
        other.candidate.created_at.localeCompare(one.candidate.created_at) ||
        other.candidate.id.localeCompare(one.candidate.id),
    )
    .slice(0, MOST)
    .map(({ candidate, ...why }) => ({ candidate: withYears(candidate), ...why }))
}

/** Candidates of the recruiter's organisation who may be one person, the surest first, at most 10. */
export const createDuplicateRepository = (database: Database) => ({
  /** Of somebody who isn't saved yet. */
  like: (recruiter: Recruiter, person: Person): Promise<Duplicate[]> =>
    database.asRecruiter(recruiter, (sql) => find(sql, recruiter, person)),

  /** Of a candidate; null when he isn't there. */
  of: (recruiter: Recruiter, id: string): Promise<Duplicate[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [person] = await sql
        .select({ name: candidates.name, email: candidates.email, phone: candidates.phone })
        .from(candidates)
        .where(oneCandidate(recruiter, id))
      return person ? find(sql, recruiter, person, id) : null
    }),
})

export type DuplicateRepository = ReturnType<typeof createDuplicateRepository>
