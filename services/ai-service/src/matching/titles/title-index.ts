/** Letters of the shortest listed word that can be the end of a compound. */
const SHORTEST_HEAD = 5
/** Letters that a compound has before its end, at least. */
const LEAST_BEFORE = 2

/** A word without the ending of its plural. */
const singular = (word: string): string => (/s$|en$/.test(word) ? word.replace(/(?<=.{4})(?:s|en)$/, '') : word)

/**
 * How a word of a title stands for one of a listed title: as it is, in the plural, or as the end of a compound; 0 when
 * it doesn't.
 */
export const fitOf = (listed: string, word: string): number => {
  if (word === listed || singular(word) === listed) return 2
  return listed.length >= SHORTEST_HEAD && word.length >= listed.length + LEAST_BEFORE && word.endsWith(listed) ? 1 : 0
}

/** The words that a word of a title can stand for: itself, its singular and what it ends in. */
const namesIn = (word: string): string[] => {
  const ends = Array.from({ length: Math.max(0, word.length - SHORTEST_HEAD - LEAST_BEFORE + 1) }, (_, at) =>
    word.slice(at + LEAST_BEFORE),
  )
  return [word, singular(word), ...ends]
}

/** Finds listed titles by their first word, so that a title isn't held beside thousands of others. */
export const createTitleIndex = <E extends { words: readonly string[] }>(entries: readonly E[]) => {
  const byStart = new Map<string, E[]>()
  for (const entry of entries) {
    const [start = ''] = entry.words
    const beginning = byStart.get(start)
    if (beginning) beginning.push(entry)
    else byStart.set(start, [entry])
  }
  /** The listed titles whose first word one of these words stands for. */
  return (words: readonly string[]): E[] => {
    const starts = new Set<string>()
    for (const word of words) for (const name of namesIn(word)) if (byStart.has(name)) starts.add(name)
    return [...starts].flatMap((start) => byStart.get(start) ?? [])
  }
}
