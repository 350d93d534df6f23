import type { CvEvidence } from '@wervio/contracts'
import type { Highlight } from '@wervio/pdf-viewer'
import { evidencePaths } from './review-form-values.ts'

/** Below this a value is worth a second look. */
const SURE = 0.75

/** Where the document says what a field says: the first page it stands on; null when that isn't known. */
export const placeOfField = (evidence: CvEvidence, field: string): Highlight | null => {
  const isOf = evidencePaths(field)
  const places = Object.entries(evidence).flatMap(([path, found]) => (isOf(path) ? found.places : []))
  const [first] = places
  return first ? { page: first.page, boxes: places.filter(({ page }) => page === first.page) } : null
}

const labels: readonly [string, string][] = [
  ['name', 'naam'],
  ['email', 'e-mailadres'],
  ['phone', 'telefoon'],
  ['location', 'locatie'],
  ['title', 'functie'],
]

/** Dutch names of the fields that were read but not surely. */
export const doubtful = (evidence: CvEvidence): string[] =>
  labels.flatMap(([path, label]) => ((evidence[path]?.confidence ?? 1) < SURE ? [label] : []))
