import { diffArrays, diffWordsWithSpace } from 'diff'

/** A stretch of text: in both, only in the first or only in the second. */
export type DiffPart = { words: string; only: 'first' | 'second' | null }

/** Milliseconds a comparison by words may take; after that paragraphs are compared. */
const PATIENCE = 400

const byParagraph = (first: string, second: string): DiffPart[] =>
  diffArrays(first.split(/(?<=\n)/), second.split(/(?<=\n)/)).map(({ value, added, removed }) => ({
    words: value.join(''),
    only: added ? 'second' : removed ? 'first' : null,
  }))

/** Two plain texts as one row of stretches, in the order of reading. */
export const compare = (first: string, second: string): DiffPart[] => {
  const byWord = diffWordsWithSpace(first, second, { timeout: PATIENCE })
  return byWord
    ? byWord.map(({ value, added, removed }) => ({ words: value, only: added ? 'second' : removed ? 'first' : null }))
    : byParagraph(first, second)
}

/** How many places differ; words that replace others count once. */
export const differences = (parts: readonly DiffPart[]): number =>
  parts.filter(({ only }, index) => only !== null && (index === 0 || parts[index - 1]?.only === null)).length
