import WordExtractor from 'word-extractor'
import type { CvDocument } from '../cv-document.ts'
import { UnreadableCv } from '../unreadable-cv.ts'
import { checkCompound } from './check-compound.ts'
import { lineOf, wordDocument } from './word-lines.ts'

/** Size of text whose size isn't known, in points. */
const USUAL = 11
/** More letters than this are no CV; of PDFs no more are read either. */
const MOST_LETTERS = 400_000

/**
 * Reads an old Word file: its text, without typefaces. Tabs separate cells that stand side by side. Throws
 * `UnreadableCv`.
 */
export const readDoc = async (bytes: Uint8Array): Promise<CvDocument> => {
  checkCompound(bytes)
  const file = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const text = [file.getHeaders({ includeFooters: false }), file.getBody(), file.getTextboxes()].join('\n')
  if (text.length > MOST_LETTERS) throw new UnreadableCv('cv_too_complex')
  let row = 0
  const lines = text.split(/\r?\n|\r|\v/).flatMap((line) => {
    const cells = line.split('\t').filter((cell) => cell.trim() !== '')
    if (cells.length > 1) row++
    return cells.map((cell) =>
      lineOf({
        pieces: [{ text: cell, size: USUAL, bold: false, italic: false }],
        region: 0,
        row: cells.length > 1 ? row : null,
        gap: 0,
        bullet: false,
      }),
    )
  })
  return wordDocument(lines, [{ id: 0, width: 1, x: 0, role: 'main' }])
}
