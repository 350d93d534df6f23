import { makePdf } from './make-pdf.ts'
import type { CvLine } from '../cv-document.ts'
import { readPdf } from '../read-pdf.ts'

/** The lines of a PDF with these pages, each in parts. */
export const linesOfPages = async (...pages: readonly (readonly string[])[]): Promise<readonly CvLine[]> =>
  (await readPdf(makePdf({ pages: pages.map((page) => page.join('\n')) }))).lines

export const texts = (lines: readonly CvLine[]): string[] => lines.map(({ text }) => text)

/** The texts of lines, those of one row in one string. */
export const rowTexts = (lines: readonly CvLine[]): string[] => {
  const rows: { row: number | null; text: string }[] = []
  for (const { row, text } of lines) {
    const last = rows.at(-1)
    if (last && row !== null && last.row === row) last.text += ` | ${text}`
    else rows.push({ row, text })
  }
  return rows.map(({ text }) => text)
}
