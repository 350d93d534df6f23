import { duplicateReasons, type Duplicate, type DuplicateReason } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, ne, sql as fragment, type SQL } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { summaryColumns, withYears } from '../columns.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'
import { nameQuestion } from './name-question.ts'
import { sameName, splitWords, tellingWords } from './same-name.ts'

type Person = { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined }
type IdentityKeys = {
  email: string | null
  phone: string | null
  /** All words of the name, folded. */
  name: string[]
  /** The words of the name that tell people apart. */
  words: string[]
}

const MAX_DUPLICATES = 10
/** The most candidates with a similar name that are compared; more share the name by chance. */
const MAX_NAMESAKES = 500

const certainty = (reasons: readonly DuplicateReason[]): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (duplicateReasons.length - duplicateReasons.indexOf(reason)), 0)

const identityKeysOf = async (sql: Sql, { name, email, phone }: Person): Promise<IdentityKeys> => {
  const { rows } = await sql.execute<{ email: string | null; phone: string | null; words: string | null }>(
    fragment`select nullif(left(${fold(fragment`btrim(${email ?? ''})`)}, 200), '') email, main.phone_key(${phone ?? ''}) phone, main.words(${name ?? ''}) words`,
  )
  const { words, ...keys } = rows[0] ?? { email: null, phone: null, words: null }
  const nameWords = splitWords(words ?? '')
  return { ...keys, name: nameWords, words: tellingWords(nameWords) }
}

/** One subquery for each index, in a union: with `or` PostgreSQL would use no index. */
const likelyDuplicates = ({ organisationId }: Recruiter, { email, phone, words }: IdentityKeys): SQL | null => {
  const name = nameQuestion(words)
  const idsWith = (column: SQL, value: string) =>
    fragment`select id from ${candidates} where organisation_id = ${organisationId} and ${column} = ${value}`
  const lookups = [
    ...(email === null ? [] : [idsWith(fragment`email_key`, email)]),
    ...(phone === null ? [] : [idsWith(fragment`phone_key`, phone)]),
    ...(name === null ? [] : [fragment`select main.candidates_matching(${name}::tsquery, ${MAX_NAMESAKES})`]),
  ]
  return lookups.length === 0 ? null : fragment`${candidates.id} in (${fragment.join(lookups, fragment` union `)})`
}

/** Candidates who may be this person, without `exceptId`, inside a transaction. */
export const findDuplicates = async (
  sql: Sql,
  recruiter: Recruiter,
  person: Person,
  exceptId?: string,
): Promise<Duplicate[]> => {
  const keys = await identityKeysOf(sql, person)
  const likely = likelyDuplicates(recruiter, keys)
  if (!likely) return []
  const rows = await sql
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
        exceptId === undefined ? undefined : ne(candidates.id, exceptId),
      ),
    )
  return rows
    .map(({ candidate, email, phone, words }) => {
      const name = splitWords(words)
      const isSame = {
        email: email !== null && email === keys.email,
        phone: phone !== null && phone === keys.phone,
        name: sameName(keys.words, tellingWords(name)),
      }
      return {
        candidate,
        reasons: duplicateReasons.filter((reason) => isSame[reason]),
        same_name: name.length > 0 && name.join(' ') === keys.name.join(' '),
      }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) =>
        certainty(other.reasons) - certainty(one.reasons) ||
        other.candidate.created_at.localeCompare(one.candidate.created_at) ||
        other.candidate.id.localeCompare(one.candidate.id),
    )
    .slice(0, MAX_DUPLICATES)
    .map(({ candidate, ...match }) => ({ candidate: withYears(candidate), ...match }))
}

/** Candidates of the recruiter's organisation who may be the same person, the most certain first, at most 10. */
export const createDuplicateRepository = (database: Database) => ({
  /** Duplicates of a person who isn't saved yet. */
  like: (recruiter: Recruiter, person: Person): Promise<Duplicate[]> =>
    database.asRecruiter(recruiter, (sql) => findDuplicates(sql, recruiter, person)),

  /** Duplicates of a candidate; null without the candidate. */
  of: (recruiter: Recruiter, id: string): Promise<Duplicate[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [person] = await sql
        .select({ name: candidates.name, email: candidates.email, phone: candidates.phone })
        .from(candidates)
        .where(oneCandidate(recruiter, id))
      return person ? findDuplicates(sql, recruiter, person, id) : null
    }),
})

export type DuplicateRepository = ReturnType<typeof createDuplicateRepository>
