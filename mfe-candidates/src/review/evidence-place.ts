import type { CvEvidence, ParsedCv } from '@wervio/contracts'
import type { Highlight } from '@wervio/pdf-viewer'
import { firstPlace } from '../cv/first-place.ts'
import { isEvidenceOf } from './review-form-values.ts'

/** Where the document says what a field says: the first page it stands on; null when that isn't known. */
export const placeOfField = (evidence: CvEvidence, field: string): Highlight | null => {
  const isOf = isEvidenceOf(field)
  const places = Object.entries(evidence).flatMap(([path, fieldEvidence]) => (isOf(path) ? fieldEvidence.places : []))
  return firstPlace(places)
}

/** What a CV doesn't say though every candidate needs it, in Dutch; null when it says enough. */
export const missingContactText = ({
  name,
  email,
  phone,
}: Pick<ParsedCv, 'name' | 'email' | 'phone'>): string | null => {
  if (!name) return 'In dit CV vonden we geen naam. Vul hem zelf in.'
  return email || phone ? null : 'In dit CV vonden we geen e-mailadres en geen telefoonnummer.'
}
