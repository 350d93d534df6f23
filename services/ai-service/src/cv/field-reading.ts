import type { CvPlace, FieldEvidence } from '@wervio/contracts'
import { onPaper, type Box, type CvDocument } from '@wervio/cv-document'

/** A value read from a CV, and its evidence. */
export type FieldReading<T> = { value: T; confidence: number; quote: string; boxes: readonly Box[] }

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** A box as the contract has it; null for a document without pages. */
export const placeOf = (document: CvDocument, box: Box): CvPlace | null => {
  const page = document.pages[box.page - 1]
  if (!page || page.width === 0 || page.height === 0) return null
  const { box: paperBox, width, height } = onPaper(box, page)
  const x = clamp(paperBox.x / width)
  const y = clamp(paperBox.y / height)
  return {
    page: box.page,
    x,
    y,
    width: Math.min(1 - x, clamp(paperBox.width / width)),
    height: Math.min(1 - y, clamp(paperBox.height / height)),
  }
}

/** The most confidence of a value with a word that may have been misread: the review asks for a look at it. */
const DOUBTFUL = 0.5

const overlap = (one: Box, other: Box): boolean =>
  one.page === other.page &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a word of a reading was recognised without certainty. */
const isDoubtful = ({ doubtful }: CvDocument, { quote, boxes }: FieldReading<unknown>): boolean =>
  doubtful !== undefined &&
  doubtful.some(
    ({ text, box }) => boxes.some((ownBox) => overlap(ownBox, box)) && lettersOf(quote).includes(lettersOf(text)),
  )

const isRecognised = ({ pages }: CvDocument, { boxes }: FieldReading<unknown>): boolean =>
  boxes.some(({ page }) => pages[page - 1]?.scan !== undefined)

/**
 * The evidence of a field of the answer. `isExact`: another letter makes it the address or number of somebody else, and
 * no dictionary helps to recognise it, so on a scan it is always to be looked at.
 */
export const evidenceOf = (
  document: CvDocument,
  reading: FieldReading<unknown>,
  { isExact = false }: { isExact?: boolean } = {},
): FieldEvidence => ({
  confidence: clamp(
    isDoubtful(document, reading) || (isExact && isRecognised(document, reading))
      ? Math.min(DOUBTFUL, reading.confidence)
      : reading.confidence,
  ),
  quote: reading.quote,
  places: reading.boxes.flatMap((box) => placeOf(document, box) ?? []),
})
