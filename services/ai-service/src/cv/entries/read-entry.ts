import type { FieldReading } from '../field-reading.ts'
import type { Entry } from './entries.ts'
import type { HeadingPart } from './parts.ts'
import { boxOfPiece, type Row } from './row.ts'

const LONGEST_VALUE = 300
/** Particulars of a diploma behind a name. */
const NOTE =
  /(?:\s*\((?:[^()]{0,20}\b)?(?:diploma|behaald|afgerond|geslaagd|certificaat|cum laude|ongoing|graduated)(?:\b[^()]{0,20})?\)|,? (?:- )?(?:met )?(?:diploma(?: behaald)?|diploma: ja|afgerond|geslaagd|niet afgerond|cum laude))$/i
/** A remark in brackets behind a title: '(promoted twice in eighteen months)'. */
const REMARK = /\s+\((?:\S+ ){4,40}\S+\)$/u
/** An address of a website behind a name. */
const WEBSITE = /(?:\s*[(–—-]\s*|\s+)(?:https?:\/\/|www\.)\S{3,100}$/iu
const LONGEST_TEXT = 20_000

/** The name in a part of a head, without remarks, websites and particulars. */
export const readPart = (part: HeadingPart | null, confidence: number): FieldReading<string> | null => {
  if (!part || part.piece.text.length > LONGEST_VALUE) return null
  const value = part.piece.text
    .replace(WEBSITE, '')
    .replace(REMARK, '')
    .replace(/^[("“]+(?=[^()]*$)|(?<=^[^()]*)[)"”]+$/gu, '')
    .replace(NOTE, '')
    .trim()
  return value === '' ? null : { value, confidence, quote: part.piece.text, boxes: [boxOfPiece(part.piece)] }
}

/** The dates of an entry, as the CV writes them. */
export const readPeriod = ({ period }: Entry): FieldReading<string> | null => {
  if (!period || period.text.length > LONGEST_VALUE) return null
  return {
    value: period.text,
    confidence: period.kind === 'single' ? 0.7 : 0.95,
    quote: period.text,
    boxes: period.boxes,
  }
}

const boxesOf = (rows: readonly Row[]) => rows.flatMap(({ lines }) => lines.map(({ box }) => box))

/** The text of some rows: a line for each bullet and each paragraph, wrapped lines joined. Null when there is none. */
export const readText = (rows: readonly Row[], confidence = 0.85): FieldReading<string> | null => {
  let text = ''
  for (const [index, row] of rows.entries()) {
    const rowText = row.lines.map((line) => line.text).join(' ')
    const breaks = row.bullet || row.gap > 0.8 || /[.:;!?]$/.test(rows[index - 1]?.text ?? '')
    text += index === 0 ? '' : breaks ? '\n' : ' '
    text += row.bullet ? `• ${rowText}` : rowText
    if (text.length > LONGEST_TEXT) break
  }
  const value = text.trim().slice(0, LONGEST_TEXT)
  return value === '' ? null : { value, confidence, quote: value, boxes: boxesOf(rows).slice(0, 50) }
}
