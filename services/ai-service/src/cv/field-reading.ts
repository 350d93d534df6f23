import type { CvPlace, FieldEvidence } from '@wervio/contracts'
import type { Box, CvDocument } from './document/cv-document.ts'

/** A value read from a CV, and its evidence. */
export type FieldReading<T> = { value: T; confidence: number; quote: string; boxes: readonly Box[] }

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** A box as the contract has it; null for a document without pages. */
export const placeOf = (document: CvDocument, box: Box): CvPlace | null => {
  const page = document.pages[box.page - 1]
  if (!page || page.width === 0 || page.height === 0) return null
  const x = clamp(box.x / page.width)
  const y = clamp(box.y / page.height)
  return {
    page: box.page,
    x,
    y,
    width: Math.min(1 - x, clamp(box.width / page.width)),
    height: Math.min(1 - y, clamp(box.height / page.height)),
  }
}

/** The evidence of a field of the answer. */
export const evidenceOf = (
  document: CvDocument,
  { confidence, quote, boxes }: FieldReading<unknown>,
): FieldEvidence => ({
  confidence: clamp(confidence),
  quote,
  places: boxes.flatMap((box) => placeOf(document, box) ?? []),
})
