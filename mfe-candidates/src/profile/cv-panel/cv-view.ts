import type { CvEvidence } from '@wervio/contracts'
import type { CvTarget } from '@wervio/contracts/routes'
import type { PageHighlight, Quote } from '@wervio/pdf-viewer'
import { firstPlace } from '../../cv/first-place.ts'

/** What the open CV lights up: a place, or words to find in its text; both are null for the CV as it is. */
export type CvView = { place: PageHighlight | null; quote: Quote | null }

/** Fields of several sentences: the words that are asked for lie somewhere in the place of the whole. */
const LONG_FIELD = /(?:^summary|\.description)$/

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('nl-NL')

/** What to light up for somebody who asks for a field of the CV, or for words of it. */
export const cvViewOf = (evidence: CvEvidence | null, { field, quote }: CvTarget): CvView => {
  const entries = Object.entries(evidence ?? {})
  const ofField = entries.filter(([path]) => path === field)
  const ofParts = entries.filter(([path]) => field !== '' && path.startsWith(`${field}.`))
  const saysQuote = ofParts.filter(([, part]) => fold(part.quote) === fold(quote))
  const [path, fieldEvidence] = [...ofField, ...saysQuote, ...ofParts].find(([, { places }]) => places.length > 0) ?? []
  const place = fieldEvidence ? firstPlace(fieldEvidence.places) : null
  const isExact = place !== null && path !== undefined && !LONG_FIELD.test(path)
  return { place, quote: isExact || quote === '' ? null : { text: quote } }
}
