import type { LinePiece } from '../pieces.ts'

const ITEM = /@|\d{2}[\s.-]?\d{2}[\s.-]?\d{2}|linkedin|github|https?:|www\./i
const YEARS = /(?:19|20)\d{2}[\s.-]{1,3}(?:19|20)\d{2}/g
const EMAIL_OR_NUMBER = /\S@\S|^(?:\+\d|\(?0\d)[\d\s()./-]{7,}$/
const LONGEST = 150
const NEAR = 2

/** True for a text with an e-mail address, a number or a profile. */
export const isContact = (text: string): boolean => ITEM.test(text.slice(0, LONGEST * 2).replace(YEARS, ''))

/**
 * Where contact details stand. `near`: whether one stands within so many lines; `between`: whether one stands above or
 * before, and one below or behind.
 */
export type ContactBlock = {
  near: (piece: LinePiece, lines: number) => boolean
  between: (piece: LinePiece) => boolean
  elsewhere: () => readonly LinePiece[]
}

/**
 * The lines of a CV that hold contact details; `elsewhere` gives what stands between them in other sections, such as a
 * column without a heading.
 */
export const contactBlock = (pieces: readonly LinePiece[]): ContactBlock => {
  const at = new Set(pieces.filter(({ line }) => isContact(line.text.slice(0, LONGEST))).map(({ index }) => index))
  const within = (index: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => index + from + step).some((other) => at.has(other))
  return {
    near: ({ index }, lines) => within(index, -lines, lines),
    between: ({ index, shared }) => (shared && at.has(index)) || (within(index, -NEAR, -1) && within(index, 1, NEAR)),
    elsewhere: () =>
      pieces.filter(({ kind, line, index }, position) => {
        if (kind === 'header' || kind === 'personal' || kind === 'references') return false
        const near = pieces
          .slice(Math.max(0, position - NEAR), position + NEAR + 1)
          .filter((other) => other.line.region === line.region && Math.abs(other.index - index) <= NEAR)
        return near.some(({ line: other }) => EMAIL_OR_NUMBER.test(other.text.slice(0, LONGEST)))
      }),
  }
}
