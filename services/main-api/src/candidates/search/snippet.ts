import type { Highlight } from '@wervio/contracts'

export type HighlightParts = Highlight['parts']
/** A hit in a text; `wordIndex` is the position in the search of the word it matches. */
export type Mark = { from: number; to: number; wordIndex: number }

const CONTEXT_BEFORE = 60
const SNIPPET_LENGTH = 200

/** Splits `from` to `to` of a text into parts with and without a hit. */
export const splitAtHits = (text: string, marks: readonly Mark[], from = 0, to = text.length): HighlightParts => {
  const marksInRange = marks.filter((mark) => mark.from >= from && mark.to <= to)
  const parts = marksInRange.flatMap((mark, index) => [
    { text: text.slice(marksInRange[index - 1]?.to ?? from, mark.from), hit: false },
    { text: text.slice(mark.from, mark.to), hit: true },
  ])
  return [...parts, { text: text.slice(marksInRange.at(-1)?.to ?? from, to), hit: false }].filter(
    (part) => part.text !== '',
  )
}

const countWordsFrom = (marks: readonly Mark[], first: Mark): number =>
  new Set(
    marks
      .filter(({ from, to }) => from >= first.from && to <= first.from + SNIPPET_LENGTH - CONTEXT_BEFORE)
      .map(({ wordIndex }) => wordIndex),
  ).size

/** A snippet begins and ends between words, so that it shows no half word or half emoji. */
const wordStartAfter = (text: string, at: number): number =>
  at <= 0 ? 0 : at + (/^\S*\s+/.exec(text.slice(at, at + CONTEXT_BEFORE))?.[0].length ?? 0)
const wordEndBefore = (text: string, at: number): number =>
  at >= text.length ? text.length : at - (/\s+\S*$/.exec(text.slice(at - CONTEXT_BEFORE, at))?.[0].length ?? 0)

/** The part of a long text that shows most words of the search, on one line, with '…' where text is left out. */
export const snippet = (text: string, marks: readonly Mark[]): HighlightParts => {
  const [first] = marks
    .slice(0, 50)
    .toSorted((one, other) => countWordsFrom(marks, other) - countWordsFrom(marks, one) || one.from - other.from)
  if (!first) return []
  const from = Math.min(wordStartAfter(text, first.from - CONTEXT_BEFORE), first.from)
  const to = Math.max(wordEndBefore(text, from + SNIPPET_LENGTH), first.to)
  const parts = splitAtHits(text, marks, from, to).map((part) => ({
    ...part,
    text: part.text.replaceAll(/\s+/g, ' ').toWellFormed(),
  }))
  return [
    ...(from > 0 ? [{ text: '… ', hit: false }] : []),
    ...parts,
    ...(to < text.length ? [{ text: ' …', hit: false }] : []),
  ]
}
