import type { Candidate, FieldEvidence } from '@wervio/contracts'
import type { Highlight } from '@wervio/pdf-viewer'
import { createContext, useContext } from 'react'

/** The first page this rests on with its places there; null for a document without pages. */
export const placeOf = ({ places }: FieldEvidence): Highlight | null => {
  const page = places[0]?.page
  return page === undefined ? null : { page, boxes: places.filter((place) => place.page === page) }
}

type CvOfPage = {
  evidence: Candidate['evidence']
  edits: Candidate['edits']
  /** Lights a place up in the CV; null where there is no PDF to show it in. */
  show: ((place: Highlight) => void) | null
}

const Context = createContext<CvOfPage>({ evidence: null, edits: {}, show: null })
export const CvOfPageProvider = Context.Provider

/** What the field at this path rests on, and how to see it in the CV. */
export const useEvidence = (path: string): { found: FieldEvidence | null; show: (() => void) | null } => {
  const { evidence, show } = useContext(Context)
  const found = evidence?.[path] ?? null
  const place = found && placeOf(found)
  return { found, show: show && place ? () => show(place) : null }
}

/** Who changed the field at this path by hand, in words; null when nobody did. */
export const useEdited = (path: string): string | null => {
  const edit = useContext(Context).edits[path]
  return edit ? `aangepast door ${edit.yours ? 'jou' : 'een collega'}` : null
}
