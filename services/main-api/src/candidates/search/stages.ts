import type { Position } from '@wervio/service-kit'
import { and, sql as fragment, type SQL } from 'drizzle-orm'
import { isNarrowed } from '../list/filter.ts'
import { candidates } from '../table.ts'
import { exactHits, hasFewHits, isFew, nearHits, NO_LIMIT, synonymHits } from './matching.ts'
import { textConditions } from './phrases.ts'
import { newestPage, rankPage, rankUnlessCommon, unrankedPage, type Search } from './stage-pages.ts'

const inHead = ({ question }: Search): SQL => fragment`${candidates.head} @@ ${question.head}::tsquery`

/** Candidates with every word in the head. */
const headPage = async (search: Search): Promise<Position[]> => {
  const { from, limit, question } = search
  const conditions = textConditions(question.phrases)
  const headHits = { tsquery: question.indexedHead, conditions }
  const rankedPage = from?.order === 'known' ? await rankPage(search, 'known', headHits, question.ranking) : null
  if (rankedPage) return rankedPage.positions
  const ranked = from ? null : await rankUnlessCommon(search, 'known', headHits, question.ranking)
  const isNotExcluded =
    question.excluded === null ? undefined : fragment`not ${candidates.search} @@ ${question.excluded}::tsquery`
  const condition = and(inHead(search), isNotExcluded, ...conditions) ?? inHead(search)
  return ranked?.positions ?? newestPage(search, 'known_newest', condition, limit)
}

/**
 * For very many hits: first candidates with every word in the head, then the rest. A page continues in the stage of its
 * cursor.
 */
const commonPage = async (search: Search): Promise<Position[]> => {
  const { from, limit, question } = search
  const head = from?.order === 'rest_newest' ? [] : await headPage(search)
  if (head.length >= limit) return head
  const { tsquery, conditions } = exactHits(question)
  const rest = and(fragment`${candidates.search} @@ ${tsquery}::tsquery and not ${inHead(search)}`, ...conditions)
  return [...head, ...(await newestPage(search, 'rest_newest', rest ?? inHead(search), limit - head.length))]
}

/** Hits by a synonym. With a filter each is ranked, because few remain. */
const synonymPage = async (search: Search, limit: number): Promise<Position[]> => {
  const { from, filter, question } = search
  const hits = synonymHits(question)
  if (hits === null) return []
  const ranking = question.relatedRanking
  if (from?.order === 'related_rest') return unrankedPage(search, 'related_rest', hits, limit)
  if (from?.order === 'related' || isNarrowed(filter))
    return (await rankPage(search, 'related', hits, ranking, NO_LIMIT, limit)).positions
  const ranked = await rankUnlessCommon(search, 'related', hits, ranking, limit)
  return ranked?.positions ?? unrankedPage(search, 'related_rest', hits, limit)
}

/** Hits with every word as typed. `isFew` is null where they weren't counted. */
const exactPage = async (search: Search): Promise<{ positions: Position[]; isFew: boolean | null }> => {
  const { from, filter, question } = search
  if (from && from.order !== 'best') return { positions: await commonPage(search), isFew: false }
  const hits = exactHits(question)
  const page =
    from || isNarrowed(filter)
      ? await rankPage(search, 'best', hits, question.ranking)
      : await rankUnlessCommon(search, 'best', hits, question.ranking)
  if (page === null) return { positions: await commonPage(search), isFew: false }
  return { positions: page.positions, isFew: isFew(page.hits) }
}

const isSynonymStage = (name: string): boolean => name === 'related' || name === 'related_rest'

/**
 * The positions of a search's page, best first: everything as typed, then with synonyms, then one letter off when
 * little is as typed. With a filter every hit is ranked, because few remain.
 */
export const pageOf = async (search: Search): Promise<Position[]> => {
  const { sql, from, limit, question } = search
  if (from?.order === 'near') return unrankedPage(search, 'near', nearHits(question), limit)
  const exact = from && isSynonymStage(from.order) ? { positions: [], isFew: null } : await exactPage(search)
  if (exact.positions.length >= limit) return exact.positions
  const positions = [...exact.positions, ...(await synonymPage(search, limit - exact.positions.length))]
  if (positions.length >= limit || !(exact.isFew ?? (await hasFewHits(sql, question)))) return positions
  return [...positions, ...(await unrankedPage(search, 'near', nearHits(question), limit - positions.length))]
}
