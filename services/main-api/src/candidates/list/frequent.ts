import { limits, type CandidateStatus } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { fold } from '../../platform/schema.ts'
import { candidateValueCounts } from './value-counts-table.ts'

export type Frequent = { value: string; count: number }[]

type Kind = 'locations' | 'skills'

/** A query of `key`, `name` and `written`: how often candidates have a value in one of its spellings. */
type Spellings = SQL

const names = {
  locations: (rows: SQL): SQL => sql`select btrim(location) name from ${rows} where location_key <> ''`,
  skills: (rows: SQL): SQL => sql`select unnest(skill_names) name from ${rows}`,
} as const satisfies Record<Kind, unknown>

/** What a spelling is compared by, as the columns of `candidates` have it. */
const keys = {
  locations: sql`left(${fold(sql`name`)}, ${sql.raw(String(limits.shortText))})`,
  skills: sql`btrim(${fold(sql`name`)})`,
} as const satisfies Record<Kind, SQL>

/**
 * Counts in every one of these candidates: a table or query with the columns of `candidates`. Keys are made of what
 * remains: there are few different names.
 */
export const spellingsOf = (kind: Kind, rows: SQL): Spellings =>
  sql`select ${keys[kind]} collate "C" key, name, written from (
    select name, count(*) written from (${names[kind](rows)}) said group by name) each_name`

const storedKinds = { locations: 'location', skills: 'skill' } as const satisfies Record<Kind, string>

/** Adds up the stored counts of the organisation, of candidates with this status and with or without a CV. */
export const storedSpellingsOf = (
  kind: Kind,
  { organisationId }: Recruiter,
  { status, hasCv }: { status?: CandidateStatus | undefined; hasCv?: boolean | undefined },
): Spellings => {
  const condition = and(
    eq(candidateValueCounts.organisation_id, organisationId),
    eq(candidateValueCounts.kind, storedKinds[kind]),
    status && eq(candidateValueCounts.status, status),
    hasCv === undefined ? undefined : eq(candidateValueCounts.has_cv, hasCv),
  )
  return sql`select key, name, sum(candidates) written from ${candidateValueCounts} where ${condition}
      group by key, name having sum(candidates) <> 0`
}

/** The most frequent of these places or skills, as JSON: each in its commonest spelling, most frequent first. */
export const mostFrequent = (spellings: Spellings, limit: number): SQL => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'count', count)), '[]') from (
    select (array_agg(name order by written desc, name collate "C"))[1] as value, sum(written)::int as count
    from (${spellings}) each_spelling group by key order by count desc, key collate "C" limit ${limit}) frequent)`
