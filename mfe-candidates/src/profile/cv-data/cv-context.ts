import type { Candidate, FieldEvidence } from '@wervio/contracts'
import type { PageHighlight } from '@wervio/pdf-viewer'
import { editorName } from '@wervio/remote-kit'
import { createContext, useContext } from 'react'
import { firstPlace } from '../../cv/first-place.ts'

type CvOfPage = {
  evidence: Candidate['evidence']
  edits: Candidate['edits']
  /** Lights a place up in the CV; null where there is no PDF to show it in. */
  show: ((place: PageHighlight) => void) | null
}

const Context = createContext<CvOfPage>({ evidence: null, edits: {}, show: null })
export const CvOfPageProvider = Context.Provider

/** What the field at this path rests on, and how to see it in the CV. */
export const useEvidence = (path: string): { evidence: FieldEvidence | null; show: (() => void) | null } => {
  const { evidence: allEvidence, show } = useContext(Context)
  const evidence = allEvidence?.[path] ?? null
  const place = evidence && firstPlace(evidence.places)
  return { evidence, show: show && place ? () => show(place) : null }
}

/** What the fields under this path rest on: of `experience.0` its title, company and so on. */
export const useEvidenceUnder = (path: string): FieldEvidence[] => {
  const { evidence } = useContext(Context)
  return Object.entries(evidence ?? {}).flatMap(([key, field]) => (key.startsWith(`${path}.`) ? [field] : []))
}

/** Who changed the field at this path by hand, in words; null when nobody did. */
export const useEditedBy = (path: string): string | null => {
  const edit = useContext(Context).edits[path]
  return edit ? `aangepast door ${editorName(edit)}` : null
}
