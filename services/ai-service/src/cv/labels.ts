import type { CvLine } from '@wervio/cv-document'
import type { LinePiece } from './pieces.ts'

/** The value after a label, and the pieces of text with it. */
export type LabelledValue = { value: string; label: LinePiece; at: LinePiece }

const LONGEST = 300
const EMPTY = /^[\s:：.\-–—]*$/
const isLabelLike = (text: string) => /^[\p{L} ./-]{2,30}:/u.test(text)

/** Where the next label of a line starts: 'Woonplaats: Utrecht Rijbewijs: B'. */
const NEXT_LABEL = /(?<=:.{1,300})\s+(?=\p{Lu}[\p{L}-]{2,24}(?: \p{Ll}[\p{L}-]{1,20})?\s?:(?:\s|$))/u

/** Splits a line before each label. Lines without a second colon, which are most, skip the slow pattern. */
const stretchesOf = (text: string): readonly string[] =>
  text.indexOf(':') === text.lastIndexOf(':') ? [text] : text.split(NEXT_LABEL)

const distance = (one: CvLine, other: CvLine) => Math.abs(one.box.y - other.box.y)

/** The cell to the right on the same row, or the line below in the same column. */
const neighbour = (pieces: readonly LinePiece[], at: number): LinePiece | null => {
  const { line, index } = pieces[at] ?? {}
  if (!line || index === undefined) return null
  const piecesNearby = pieces.slice(Math.max(0, at - 40), at + 40)
  const sameRow =
    line.row === null
      ? []
      : piecesNearby.filter(
          (other) =>
            other.line !== line &&
            other.line.row === line.row &&
            other.line.box.page === line.box.page &&
            other.line.box.x > line.box.x,
        )
  const right = sameRow.reduce<LinePiece | null>(
    (nearest, other) =>
      nearest === null || distance(other.line, line) < distance(nearest.line, line) ? other : nearest,
    null,
  )
  if (right) return right
  const next = pieces[at + 1]
  return next && (next.line === line || (next.line.region === line.region && next.index === index + 1)) ? next : null
}

/**
 * Values of 'Label: waarde', of 'Label waarde', and of a label with its value in the next cell or on the next line.
 * @param label Matches the label alone, anchored at the start, without a colon.
 */
export const labelled = (pieces: readonly LinePiece[], label: RegExp): readonly LabelledValue[] => {
  const values: LabelledValue[] = []
  for (const [at, piece] of pieces.entries()) {
    const [first, ...others] = stretchesOf(piece.text.slice(0, LONGEST))
    const stretch = [first ?? '', ...others].find((text) => label.test(text)) ?? ''
    const match = label.exec(stretch)
    if (!match) continue
    const rest = stretch.slice(match[0].length)
    if (/^[\p{L}\p{N}]/u.test(rest)) continue
    const value = rest.replace(/^\s*[:：=]?\s*(?:[-–—]\s+)?/, '').trim()
    if (!EMPTY.test(value)) {
      values.push({ value, label: piece, at: piece })
      continue
    }
    const other = others.length > 0 && stretch !== others.at(-1) ? null : neighbour(pieces, at)
    if (other && !isLabelLike(other.text))
      values.push({ value: other.text.replace(/^[:：]\s*/, ''), label: piece, at: other })
  }
  return values
}
