import { useMemo, useState } from 'react'
import { findHits, type Hit } from './find-hits.ts'

/** Characters that somebody searches for. */
export const MAX_WORDS = 100

/** The hits of a search in texts, one of which is the current one. */
export const useSearch = (texts: readonly string[]) => {
  const [words, setWords] = useState('')
  const [place, setPlace] = useState(0)
  const hits = useMemo(() => findHits(texts, words), [texts, words])
  const bySegment = useMemo(() => Map.groupBy(hits, ({ segment }) => segment), [hits])
  const current = hits.length === 0 ? 0 : ((place % hits.length) + hits.length) % hits.length
  const move = (step: number) => setPlace(current + step)
  const search = (newWords: string) => {
    // Enter again: the next one.
    if (newWords === words) return move(1)
    setWords(newWords)
    setPlace(0)
  }
  return {
    words,
    search,
    move,
    hits,
    count: hits.length,
    /** From 0. */
    current,
    currentHit: hits[current] as Hit | undefined,
    hitsOf: (segment: number): readonly Hit[] => bySegment.get(segment) ?? NONE,
  }
}

const NONE: readonly Hit[] = []

export type TranscriptSearch = ReturnType<typeof useSearch>
