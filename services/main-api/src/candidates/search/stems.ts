import { sql as fragment } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../platform/database.ts'

/** Stems by word, null for a stop word. An object holds the stem, because the cache can't store null. */
const stemCache = new LRUCache<string, { stem: string | null }>({ max: 20_000 })

/** The Dutch stem of each folded word, null for a stop word. Only uncached words are read from the database. */
export const stemsOf = async (sql: Sql, words: ReadonlySet<string>): Promise<Map<string, string | null>> => {
  const stems = new Map<string, string | null>()
  const uncachedWords: string[] = []
  for (const word of words) {
    const cached = stemCache.get(word)
    if (cached) stems.set(word, cached.stem)
    else uncachedWords.push(word)
  }
  if (uncachedWords.length === 0) return stems
  const { rows } = await sql.execute<{ word: string; stem: string | null }>(
    fragment`select word, main.stem(word) stem from unnest(${fragment.param(uncachedWords)}::text[]) word`,
  )
  for (const { word, stem } of rows) {
    stems.set(word, stem)
    stemCache.set(word, { stem })
  }
  return stems
}
