import { sql as fragment } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'

/** A new import counts within this time, in milliseconds. */
const FRESH_MS = 5_000
/** The other names of one occupation that a search looks for; ESCO has up to thirty. */
const MOST_TITLES = 12
/** Occupations of one search. */
const MOST_OCCUPATIONS = 5

let latest: { number: number | null; checkedAt: number } = { number: null, checkedAt: -Infinity }

/** The number of the imported taxonomy, null without one; what is remembered of a search belongs to it. */
export const currentImport = async (sql: Sql, now = performance.now()): Promise<number | null> => {
  if (now - latest.checkedAt < FRESH_MS) return latest.number
  const { rows } = await sql.execute<{ number: number }>(
    fragment`select number from ai.taxonomy_imports where state = 'current'`,
  )
  latest = { number: rows[0]?.number ?? null, checkedAt: now }
  return latest.number
}

/**
 * The Dutch and English titles of the occupations that are called by one of these phrases, in small letters, with the
 * phrase itself. Only a preferred name counts: an alternative one is often that of another occupation too.
 */
export const importedTitles = async (sql: Sql, phrases: readonly string[]): Promise<string[][]> => {
  if (phrases.length === 0 || (await currentImport(sql)) === null) return []
  const { rows } = await sql.execute<{ titles: string[] }>(fragment`
    select array_agg(distinct lower(other.label)) as titles
    from ai.taxonomy_labels named
    join ai.taxonomy_concepts concept on concept.import = named.import and concept.number = named.concept and concept.kind = 'occupation'
    join ai.taxonomy_labels other on other.import = named.import and other.concept = named.concept and other.kind <> 'hidden' and other.language in ('nl', 'en')
    where lower(named.label) = any(${fragment.param(phrases)}::text[]) and named.kind = 'preferred'
    group by named.concept order by named.concept limit ${MOST_OCCUPATIONS}`)
  return rows.map(({ titles }) => {
    const [typedTitles, others] = [
      titles.filter((title) => phrases.includes(title)),
      titles.filter((title) => !phrases.includes(title)),
    ]
    return [...typedTitles, ...others.slice(0, MOST_TITLES)]
  })
}
