import type { Box, CvLine } from '@wervio/cv-document'
import type { FieldReading } from './field-reading.ts'

const part = ({ box, text }: { box: Box; text: string }, from: number, length: number): Box => {
  const letters = Math.max(1, text.length)
  return { ...box, x: box.x + (box.width * from) / letters, width: (box.width * length) / letters }
}

/**
 * The box of some words of a line, in points, estimated from their share of the letters of their span or line.
 */
export const boxOf = (line: CvLine, words: string): Box => {
  const span = line.spans.find(({ text }) => text.includes(words))
  if (span) return part(span, span.text.indexOf(words), words.length)
  const at = line.text.indexOf(words)
  return at < 0 ? line.box : part(line, at, words.length)
}

/** The reading of a value that stands on one line, in these words. */
export const readOn = <T>(line: CvLine, value: T, quote: string, confidence: number): FieldReading<T> => ({
  value,
  confidence,
  quote,
  boxes: [boxOf(line, quote)],
})

/** The reading of a value that stands on several lines. */
export const readOver = <T>(lines: readonly CvLine[], value: T, confidence: number): FieldReading<T> => ({
  value,
  confidence,
  quote: lines.map(({ text }) => text).join(' '),
  boxes: lines.map(({ box }) => box),
})
