import type { CvPlace, ParsedCv } from '@wervio/contracts'
import type { PageHighlight } from '@wervio/pdf-viewer'
import { contactGroups } from './field-checks.ts'
import { textOfValue } from './possible-value-text.ts'
import { isEvidenceOf } from './review-form-values.ts'

const pagesOf = (places: readonly CvPlace[]): PageHighlight[] =>
  [...Map.groupBy(places, ({ page }) => page)].map(([page, boxes]) => ({ page, boxes }))

/**
 * Where the document says what a field says: the first page it stands on, and the other places as its others. Where the
 * CV gives more values, `text` says which of them the field holds; without it, the one that was read. Null when no
 * place is known.
 */
export const placeOfField = (
  { evidence, possible_values = {} }: Pick<ParsedCv, 'evidence' | 'possible_values'>,
  field: string,
  text?: string,
): PageHighlight | null => {
  const isOf = isEvidenceOf(field)
  const evidencePlaces = Object.entries(evidence).flatMap(([path, { places }]) => (isOf(path) ? places : []))
  const path = contactGroups.find(({ path: one }) => isOf(one))?.path
  const values = (path && possible_values[path]) ?? []
  const takenValue =
    text === undefined || !path ? values[0] : values.find(({ value }) => textOfValue(path, value) === text)
  const otherPlaces = values.filter((value) => value !== takenValue).flatMap(({ places }) => places)
  const [first, ...rest] = pagesOf(takenValue?.places.length ? takenValue.places : evidencePlaces)
  const others = [...rest, ...pagesOf(otherPlaces)]
  return first ? { ...first, ...(others.length > 0 && { others }) } : null
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
