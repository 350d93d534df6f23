import WordExtractor from 'word-extractor'
import type { CvDocument } from '../cv-document.ts'
import { lineOf, wordDocument } from './word-lines.ts'

/** Size of text whose size isn't known, in points. */
const USUAL = 11

/** Reads an old Word file: its text, without typefaces. Tabs part what stands side by side. */
export const readDoc = async (bytes: Uint8Array): Promise<CvDocument> => {
  const file = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const text = [file.getHeaders({ includeFooters: false }), file.getBody(), file.getTextboxes()].join('\n')
  let row = 0
  const lines = text.split(/\r?\n|\r|\v/).flatMap((line) => {
    const cells = line.split('\t').filter((cell) => cell.trim() !== '')
    if (cells.length > 1) row++
    return cells.map((cell) => lineOf({ pieces: [{ text: cell, size: USUAL, bold: false, italic: false }], region: 0, row: cells.length > 1 ? row : null, gap: 0, bullet: false }))
  })
  return wordDocument(lines, [{ id: 0, width: 1, x: 0, role: 'main' }])
}
