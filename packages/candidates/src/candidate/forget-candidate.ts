import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { contactDraftStore } from '../drafts/contact-draft-store.ts'
import { noteDraftStore } from '../drafts/note-draft-store.ts'

const { candidates, vacancies } = queryKeys

/** Drops what this browser has of a candidate who was erased: their records and what was typed about them. */
export const forgetCandidate = (queries: QueryClient, uid: string, id: string): void => {
  if (uid) for (const store of [contactDraftStore(uid, id), noteDraftStore(uid, id)]) store.drop()
  const keys = [
    candidates.one(id),
    candidates.cv(id),
    candidates.timeline(id),
    candidates.notes(id),
    candidates.recordings(id),
    candidates.duplicates(id),
    candidates.fits(id),
  ]
  for (const queryKey of keys) queries.removeQueries({ queryKey })
  // What was found of them beside a vacancy is quoted under their id.
  queries.removeQueries({ queryKey: vacancies.allMatches, predicate: ({ queryKey }) => queryKey.includes(id) })
}
