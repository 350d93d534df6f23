import type { FieldEvidence } from '@wervio/contracts'
import type { PageHighlight } from '@wervio/pdf-viewer'

/** The first page that something rests on, with its places there; null for a document without pages. */
export const firstPlace = (places: FieldEvidence['places']): PageHighlight | null => {
  const page = places[0]?.page
  return page === undefined ? null : { page, boxes: places.filter((place) => place.page === page) }
}
