/** Small letters without accents, straight quotes, single spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Words of a folded text: 'c#', 'node.js', 'hbo-v' stay whole. */
export const foldedWords = (text: string): string[] =>
  (text.match(/\.?[\p{L}\p{N}][\p{L}\p{N}+#'&./-]*/gu) ?? []).map((word) => word.replace(/(?<!['&./-])['&./-]+$/, ''))

/** How many letters must be added, dropped, changed or swapped; `limit` + 1 when it is more than `limit`. */
export const distance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let twoBack: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      current.push(isSwap ? Math.min(cost, (twoBack[column - 2] ?? cost) + 1) : cost)
    }
    twoBack = previous
    previous = current
  }
  return Math.min(previous.at(-1) ?? 0, limit + 1)
}

/** Typing errors that a word of this length may have and still be recognised. */
const allowance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The word of `knownWords` that was probably meant; null when none is near. A first letter is seldom mistyped. */
export const nearest = (word: string, knownWords: Iterable<string>): string | null => {
  const limit = allowance(word)
  let best: { word: string; distance: number } | null = null
  if (limit === 0) return null
  for (const candidate of knownWords) {
    if (candidate[0] !== word[0]) continue
    const wordDistance = distance(word, candidate, Math.min(limit, allowance(candidate)))
    if (wordDistance <= Math.min(limit, allowance(candidate)) && wordDistance < (best?.distance ?? limit + 1))
      best = { word: candidate, distance: wordDistance }
  }
  return best?.word ?? null
}
