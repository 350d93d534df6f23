import { sql, type SQL } from 'drizzle-orm'
import { candidates } from '../table.ts'

export type Frequent = { value: string; count: number }[]

const spellingsOf = {
  locations: (condition: SQL): SQL =>
    sql`select location_key key, btrim(location) name from ${candidates} where ${condition} and location_key <> ''`,
  skills: (condition: SQL): SQL =>
    sql`select unnest(skill_keys) key, unnest(skill_names) name from ${candidates} where ${condition}`,
} as const

/** The most frequent places or skills of these candidates, as JSON: each in its commonest spelling, most frequent first. */
export const mostFrequent = (what: keyof typeof spellingsOf, condition: SQL, limit: number): SQL => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'count', count)), '[]') from (
    select (array_agg(name order by written desc, name collate "C"))[1] as value, sum(written)::int as count
    from (select key, name, count(*) written from (${spellingsOf[what](condition)}) said group by key, name) each_spelling
    group by key order by count desc, key collate "C" limit ${limit}) frequent)`
