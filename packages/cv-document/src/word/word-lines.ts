import type { Box, CvDocument, CvLine, CvRegion, CvSpan } from '../cv-document.ts'
import { cleanLine } from '../letters/clean-text.ts'
import { isBullet } from '../letters/bullets.ts'
import { UnreadableCv } from '../unreadable-cv.ts'

/** The box of a line: a Word file has no positions. */
export const nowhere: Box = { page: 1, x: 0, y: 0, width: 0, height: 0 }

/** Text of one style, as it comes out of a Word file. Sizes in points. */
export type TextRun = { text: string; size: number; bold: boolean; italic: boolean }

export type WordLine = {
  pieces: readonly TextRun[]
  region: number
  row: number | null
  /** Empty paragraphs above it. */ gap: number
  bullet: boolean
}

/** Word files keep letters of other code pages as control characters, and marks of Word's own; no field takes those. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu
const readable = (text: string): string => cleanLine(text.replace(CONTROLS, ''))

const spanOf = ({ text, size, bold, italic }: TextRun): CvSpan => ({
  text: readable(text),
  box: nowhere,
  size,
  bold,
  italic,
})

/** A list mark typed by hand, with white space behind it. */
const withoutBullet = (text: string): string | null => {
  const [first = '', ...others] = text.split(' ')
  return others.length > 0 && isBullet(first) ? others.join(' ') : null
}

/** A line as the parser reads it; null for one without a letter. */
export const lineOf = ({ pieces, region, row, gap, bullet }: WordLine): CvLine | null => {
  const fullText = readable(pieces.map(({ text }) => text).join(''))
  const text = withoutBullet(fullText) ?? fullText
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const letters = (isWanted: (piece: TextRun) => boolean) =>
    pieces.filter(isWanted).reduce((sum, piece) => sum + piece.text.trim().length, 0)
  const letterCount = letters(() => true)
  const sizes = [...new Set(pieces.map(({ size }) => size))].toSorted(
    (one, other) => letters(({ size }) => size === other) - letters(({ size }) => size === one),
  )
  return {
    text,
    spans: pieces.map(spanOf).filter((span) => span.text !== ''),
    box: nowhere,
    size: sizes[0] ?? 11,
    bold: letters((piece) => piece.bold) >= 0.9 * letterCount,
    italic: letters((piece) => piece.italic) >= 0.9 * letterCount,
    region,
    row,
    gap,
    bullet: bullet || text !== fullText,
  }
}

/** A document of lines without places. Throws `UnreadableCv` when there is no text. */
export const wordDocument = (
  lines: readonly (CvLine | null)[],
  regions: readonly CvRegion[],
  links: readonly { href: string; line: number }[] = [],
): CvDocument => {
  const index = new Map<number, number>()
  const filledLines: CvLine[] = []
  for (const [at, line] of lines.entries()) {
    if (!line) continue
    index.set(at, filledLines.length)
    filledLines.push(line)
  }
  if (filledLines.length === 0) throw new UnreadableCv('cv_without_text')
  return {
    kind: 'word',
    pages: [{ width: 0, height: 0 }],
    lines: filledLines,
    regions,
    links: links.map(({ href, line }) => ({ href, box: null, line: index.get(line) ?? null })),
    pictures: [],
    warnings: [],
  }
}
