import type { CvLine } from '@wervio/cv-document'
import type { FieldReading } from '../../services/ai-service/src/cv/field-reading.ts'

/** Shorter quotes also occur inside other words. */
const SHORTEST_QUOTE = 3
/** In points: boxes on the same line differ only by rounding. */
const ROUNDING = 0.01

/** Whether a value stands on a line: by its boxes, or by its words in a Word file, which has no pages. */
export const standsOn = (
  { boxes, quote }: Pick<FieldReading<unknown>, 'boxes' | 'quote'>,
  { box, text }: CvLine,
): boolean => {
  if (box.width === 0)
    return (
      (quote.length >= SHORTEST_QUOTE && text.includes(quote)) ||
      (text.length >= SHORTEST_QUOTE && quote.includes(text))
    )
  return boxes.some(
    ({ page, x, y }) =>
      page === box.page && Math.abs(y - box.y) < ROUNDING && x >= box.x - ROUNDING && x <= box.x + box.width,
  )
}
