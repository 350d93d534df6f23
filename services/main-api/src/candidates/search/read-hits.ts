import type { CandidateHit } from '@wervio/contracts'
import type { Recruiter, Position } from '@wervio/service-kit'
import { and, inArray, isNotNull, sql as fragment } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { summaryColumns, withYears } from '../columns.ts'
import { candidates } from '../table.ts'
import { cvToHighlight, highlightsOf, textsToHighlight, type CandidateText } from './highlights.ts'
import { matcherOf } from './matcher.ts'
import { stemsOf } from './stems.ts'
import type { SearchWords } from './words.ts'

/** `position` is for the cursor only; it isn't part of the answer. */
export type PositionedHit = CandidateHit & { position: Position }

const {
  note_texts,
  summary,
  education,
  languages,
  certificates,
  driving_licences,
  availability,
  notice_period,
  hours,
} = candidates
const readCandidates = async (sql: Sql, recruiter: Recruiter, ids: string[]) => {
  const searchedTexts = {
    note_texts,
    summary,
    education,
    languages,
    certificates,
    driving_licences,
    availability,
    notice_period,
    hours,
  }
  const rows = await sql
    .select({ candidate: summaryColumns(recruiter), searchedTexts })
    .from(candidates)
    .where(inArray(candidates.id, ids))
  const rankById = new Map(ids.map((id, index) => [id, index]))
  return rows.toSorted((one, other) => (rankById.get(one.candidate.id) ?? 0) - (rankById.get(other.candidate.id) ?? 0))
}

/** Hits further on in a CV are found, but not shown. Only a longer text is cut: `left` counts letter by letter. */
const cvText = fragment<string>`
  case when octet_length(${candidates.cv_text}) > 20000 then left(${candidates.cv_text}, 20000) else ${candidates.cv_text} end`

const readCvs = (sql: Sql, ids: string[]) =>
  sql
    .select({ id: candidates.id, cv: cvText })
    .from(candidates)
    .where(and(inArray(candidates.id, ids), isNotNull(candidates.cv_text)))

/**
 * A screen shows two hits beside the name. The long text of a CV isn't read of candidates who have two in other fields.
 */
const ENOUGH_HIGHLIGHTS = 2

const stemsOfTexts = (sql: Sql, texts: readonly CandidateText[]): Promise<Map<string, string | null>> =>
  stemsOf(sql, new Set(texts.flatMap(({ tokens }) => tokens.map(({ folded }) => folded))))

/** The candidates at these positions, each with its hits, in the same order. */
export const readHits = async (
  sql: Sql,
  recruiter: Recruiter,
  words: SearchWords,
  positions: Position[],
): Promise<PositionedHit[]> => {
  const rows = await readCandidates(
    sql,
    recruiter,
    positions.map(({ id }) => id),
  )
  const matchers = { near: matcherOf(words, true), exact: matcherOf(words, false) }
  const matcher = positions.some(({ order }) => order === 'near') ? matchers.near : matchers.exact
  const texts = textsToHighlight(
    rows.map(({ candidate, searchedTexts }) => ({ ...candidate, ...searchedTexts })),
    matcher,
  )
  const numbers = [...words.clauses.flatMap(({ terms }) => terms), ...words.quoted]
    .flatMap((term) => [term.phone, ...term.words.map(({ word }) => word)])
    .filter((word) => word !== null && /^\d{4,}$/.test(word))
    .map(String)
  const positionById = new Map(positions.map((position) => [position.id, position]))
  const matcherFor = (id: string) => (positionById.get(id)?.order === 'near' ? matchers.near : matchers.exact)

  const stems = await stemsOfTexts(sql, texts.flat())
  const highlights = new Map(
    rows.map(({ candidate: { id, phone } }, index) => [
      id,
      highlightsOf(texts[index] ?? [], phone, numbers, matcherFor(id), stems),
    ]),
  )
  const scarce = [...highlights].filter(
    ([, hits]) => hits.filter(({ field }) => field !== 'name').length < ENOUGH_HIGHLIGHTS,
  )
  const cvs =
    scarce.length === 0
      ? []
      : await readCvs(
          sql,
          scarce.map(([id]) => id),
        )
  const cvTexts = cvs.map(({ id, cv }) => ({ id, text: cvToHighlight(cv, matcher) }))
  const cvStems = await stemsOfTexts(
    sql,
    cvTexts.map(({ text }) => text),
  )
  for (const { id, text } of cvTexts)
    highlights.get(id)?.push(...highlightsOf([text], null, numbers, matcherFor(id), cvStems))

  return rows.flatMap(({ candidate }) => {
    const position = positionById.get(candidate.id)
    return position ? [{ ...withYears(candidate), highlights: highlights.get(candidate.id) ?? [], position }] : []
  })
}
