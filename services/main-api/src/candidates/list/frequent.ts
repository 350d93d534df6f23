import { sql, type SQL } from 'drizzle-orm'

export type Frequent = { value: string; count: number }[]

const spellings = {
  locations: sql`select location_key key, btrim(location) name from found where location_key <> ''`,
  skills: sql`select skill.key, skill.name from found, unnest(skill_keys, skill_names) skill(key, name)`,
} as const

/** The most frequent places or skills of the rows `found`, as JSON: each in its commonest spelling, most frequent first. */
export const mostFrequent = (what: keyof typeof spellings, most: number): SQL => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'count', count)), '[]') from (
    select (array_agg(name order by written desc, name collate "C"))[1] as value, sum(written)::int as count
    from (select key, name, count(*) written from (${spellings[what]}) said group by key, name) spelled
    group by key order by count desc, key collate "C" limit ${most}) frequent)`
