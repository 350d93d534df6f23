import type { Highlight } from '@wervio/contracts'

export type Parts = Highlight['parts']
/** A hit in a text, and which of the words asked for it is. */
export type Mark = { from: number; to: number; which: number }

const BEFORE = 60
const LENGTH = 200

/** A text cut around its hits. */
export const cut = (text: string, marks: readonly Mark[], from = 0, to = text.length): Parts => {
  const within = marks.filter((mark) => mark.from >= from && mark.to <= to)
  const parts = within.flatMap((mark, index) => [
    { text: text.slice(within[index - 1]?.to ?? from, mark.from), hit: false },
    { text: text.slice(mark.from, mark.to), hit: true },
  ])
  return [...parts, { text: text.slice(within.at(-1)?.to ?? from, to), hit: false }].filter((part) => part.text !== '')
}

const shown = (marks: readonly Mark[], first: Mark): number =>
  new Set(
    marks.filter(({ from, to }) => from >= first.from && to <= first.from + LENGTH - BEFORE).map(({ which }) => which),
  ).size

/** Half an emoji and half a word stay out. */
const begin = (text: string, at: number): number =>
  at <= 0 ? 0 : at + (/^\S*\s+/.exec(text.slice(at, at + BEFORE))?.[0].length ?? 0)
const end = (text: string, at: number): number =>
  at >= text.length ? text.length : at - (/\s+\S*$/.exec(text.slice(at - BEFORE, at))?.[0].length ?? 0)

/** The piece of a long text that shows the most of the words asked for, on one line, '…' where it was cut. */
export const snippet = (text: string, marks: readonly Mark[]): Parts => {
  const [first] = marks
    .slice(0, 50)
    .toSorted((one, other) => shown(marks, other) - shown(marks, one) || one.from - other.from)
  if (!first) return []
  const from = Math.min(begin(text, first.from - BEFORE), first.from)
  const to = Math.max(end(text, from + LENGTH), first.to)
  const parts = cut(text, marks, from, to).map((part) => ({
    ...part,
    text: part.text.replaceAll(/\s+/g, ' ').toWellFormed(),
  }))
  return [
    ...(from > 0 ? [{ text: '… ', hit: false }] : []),
    ...parts,
    ...(to < text.length ? [{ text: ' …', hit: false }] : []),
  ]
}
