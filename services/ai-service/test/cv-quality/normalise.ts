/** Letters that no decomposition takes apart. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' }

/** Lower-case words without accents, punctuation or soft hyphens; `+` and `#` stay, for C++ and C#. */
export const words = (text: string): string[] =>
  text
    .replaceAll('\u00AD', '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđæœıþð]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)

/** Whether both say the same, case, accents, punctuation and spaces aside. */
export const same = (one: string, other: string): boolean => words(one).join('') === words(other).join('')

/**
 * The same, or all words of one in the other when they are at least `share` of its words: 'Brouwer Logistiek' is
 * 'Brouwer Logistiek, Hengelo', but an answer that swallows the line below is no hit.
 */
export const sameOrWithin = (one: string, other: string, share: number): boolean => {
  if (same(one, other)) return words(one).length > 0
  const [small, large] = [new Set(words(one)), new Set(words(other))].toSorted((a, b) => a.size - b.size)
  if (!small || !large || small.size / large.size < share) return false
  return [...small].some((word) => word.length > 2) && [...small].every((word) => large.has(word))
}
