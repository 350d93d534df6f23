/** Words as they are compared: without capitals, signs and hyphens. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')

/** The fewest words to change, add and leave out between what was said and what was heard, and how many were said. */
export const wordErrors = (spokenText: string, transcriptText: string): { errors: number; words: number } => {
  const [reference, hypothesis] = [wordsOf(spokenText), wordsOf(transcriptText)]
  let row = Array.from({ length: hypothesis.length + 1 }, (_, index) => index)
  for (const [index, word] of reference.entries()) {
    const next = [index + 1]
    for (const [at, other] of hypothesis.entries()) {
      const replaced = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return { errors: row.at(-1) ?? 0, words: reference.length }
}
