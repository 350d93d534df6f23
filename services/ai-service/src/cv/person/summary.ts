import { limits } from '@wervio/contracts/limits'
import type { CvLine } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection } from '../sections/sections.ts'

const PARAGRAPH = 45

/**
 * Lines as running text: words broken by a hyphen at the end of a line are whole again, paragraphs and bullets stay
 * apart.
 */
export const runningText = (lines: readonly CvLine[]): string => {
  let text = ''
  for (const line of lines) {
    const startsParagraph = line.bullet || line.gap > 0.9
    if (text === '') text = line.text
    else if (startsParagraph) text += `\n${line.text}`
    else if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) text = text.slice(0, -1) + line.text
    else text += ` ${line.text}`
  }
  return text.trim().slice(0, limits.longText)
}

const readOf = (lines: readonly CvLine[], confidence: number): FieldReading<string> => {
  const value = runningText(lines)
  return { value, confidence, quote: value, boxes: lines.slice(0, 50).map(({ box }) => box) }
}

/** The longest run of full lines in the top of a CV: a profile without a heading. */
const paragraphOnTop = (lines: readonly LinePiece[]): readonly CvLine[] => {
  let best: CvLine[] = []
  let run: CvLine[] = []
  for (const { line, kind } of lines) {
    const last = run.at(-1)
    const goesOn = kind === 'header' && last !== undefined && last.region === line.region && line.gap < 0.9
    const full = line.text.length >= PARAGRAPH && !/@|https?:|\d{4}\s?[A-Z]{2}\b/.test(line.text)
    if (kind === 'header' && full) run = goesOn ? [...run, line] : [line]
    else if (goesOn && /[.!?]$/.test(line.text) && !/[.!?]$/.test(last.text)) run = [...run, line]
    else run = []
    if (run.length > best.length) best = run
  }
  return best
}

/** What people write about themselves: the profile sections of a CV, else a paragraph at its top. */
export const readSummary = (
  sections: readonly CvSection[],
  lines: readonly LinePiece[],
): FieldReading<string> | null => {
  const summaryLines = sections
    .filter(({ kind, lines: within }) => kind === 'summary' && within.length > 0)
    .flatMap((section) => section.lines)
  if (summaryLines.some(({ text }) => text.length > 1)) return readOf(summaryLines, 0.9)
  const paragraph = paragraphOnTop(lines.slice(0, 60))
  return paragraph.length >= 2 ? readOf(paragraph, 0.6) : null
}
