import type { CandidateHit } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { inArray, sql as fragment } from 'drizzle-orm'
import type { Position } from '../../platform/cursor.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { summaryColumns, withYears } from '../columns.ts'
import type { Filter } from '../list/filter.ts'
import { candidates } from '../table.ts'
import { candidatesForHits, highlightsOf } from './highlights.ts'
import { matcherOf } from './matcher.ts'
import { questionOf } from './question.ts'
import { stagesOf, type Stage } from './stages.ts'
import { termsOf, type Term } from './words.ts'

type Wanted = { q: string; filter: Filter; limit: number; from: Position | null }

/** The place of a hit comes along, for the cursor; it isn't shown. */
export type FoundCandidate = CandidateHit & { position: Position }

const placesOf = async (stages: Stage[], from: Position | null, limit: number): Promise<Position[]> => {
  const found: Position[] = []
  for (const { name, find } of stages) {
    const places = await find(from?.order === name ? from : null, limit - found.length)
    found.push(...places.map((place) => ({ order: name, ...place })))
    if (found.length >= limit) break
  }
  return found
}

const { notes, summary, education, languages, certificates, driving_licences, availability, notice_period, hours } =
  candidates
/** Hits further on are found, but not shown. */
const cv_text = fragment<string | null>`left(${candidates.cv_text}, 20000)`

const read = async (sql: Sql, recruiter: Recruiter, ids: string[]) => {
  const searched = {
    notes,
    summary,
    education,
    languages,
    certificates,
    driving_licences,
    availability,
    notice_period,
    hours,
    cv_text,
  }
  const rows = await sql
    .select({ shown: summaryColumns(recruiter), searched })
    .from(candidates)
    .where(inArray(candidates.id, ids))
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.toSorted((one, other) => (place.get(one.shown.id) ?? 0) - (place.get(other.shown.id) ?? 0))
}

const stemsOf = async (sql: Sql, words: Set<string>): Promise<Map<string, string | null>> => {
  const { rows } = await sql.execute<{ word: string; stem: string | null }>(
    fragment`select word, main.stem(word) stem from unnest(${fragment.param([...words])}::text[]) word`,
  )
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}

const withHighlights = async (
  sql: Sql,
  recruiter: Recruiter,
  terms: Term[],
  places: Position[],
): Promise<FoundCandidate[]> => {
  const rows = await read(
    sql,
    recruiter,
    places.map(({ id }) => id),
  )
  const matchers = { near: matcherOf(terms, true), exact: matcherOf(terms, false) }
  const matcher = places.some(({ order }) => order === 'near') ? matchers.near : matchers.exact
  const texts = candidatesForHits(
    rows.map(({ shown, searched }) => ({ ...shown, ...searched })),
    matcher,
  )
  const stems = await stemsOf(sql, new Set(texts.flat().flatMap(({ tokens }) => tokens.map(({ folded }) => folded))))
  const numbers = terms
    .flatMap(({ phone, words }) => [phone, ...words.map(({ word }) => word)])
    .filter((said) => said !== null && /^\d{4,}$/.test(said))
    .map(String)
  return rows.flatMap(({ shown }, index) => {
    const position = places.find(({ id }) => id === shown.id)
    const own = position?.order === 'near' ? matchers.near : matchers.exact
    return position
      ? [
          {
            ...withYears(shown),
            highlights: highlightsOf(texts[index] ?? [], shown.phone, numbers, own, stems),
            position,
          },
        ]
      : []
  })
}

/** Full text of the candidates of the recruiter's organisation. */
export const createSearchRepository = (database: Database) => ({
  /** At most `limit` of those who have every word, best first, after a position. */
  search: (recruiter: Recruiter, { q, filter, limit, from }: Wanted): Promise<FoundCandidate[]> =>
    database.asReader(recruiter, async ({ sql, byIndex }) => {
      const terms = await termsOf(sql, q)
      if (terms.length === 0) return []
      const places = await placesOf(
        await stagesOf({ sql, byIndex, recruiter, filter, question: questionOf(terms) }, from),
        from,
        limit,
      )
      return places.length === 0 ? [] : withHighlights(sql, recruiter, terms, places)
    }),
})

export type SearchRepository = ReturnType<typeof createSearchRepository>
