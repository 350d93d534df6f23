import type { Box, CvLine } from './document/cv-document.ts'
import type { Read } from './reading.ts'

const part = ({ box, text }: { box: Box; text: string }, from: number, length: number): Box => {
  const letters = Math.max(1, text.length)
  return { ...box, x: box.x + (box.width * from) / letters, width: (box.width * length) / letters }
}

/** Where some words of a line stand, in points: measured by letters within their span, else within the line. */
export function boxOf(line: CvLine, words: string): Box {
  const span = line.spans.find(({ text }) => text.includes(words))
  if (span) return part(span, span.text.indexOf(words), words.length)
  const at = line.text.indexOf(words)
  return at < 0 ? line.box : part(line, at, words.length)
}

/** A value that stands on one line, in these words. */
export const readOn = <T>(line: CvLine, value: T, quote: string, confidence: number): Read<T> => ({
  value,
  confidence,
  quote,
  boxes: [boxOf(line, quote)],
})

/** A value that stands on several lines. */
export const readOver = <T>(lines: readonly CvLine[], value: T, confidence: number): Read<T> => ({
  value,
  confidence,
  quote: lines.map(({ text }) => text).join(' '),
  boxes: lines.map(({ box }) => box),
})
