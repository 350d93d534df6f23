import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { userStorage } from '@wervio/session'
import { contactDraftStore } from '../drafts/contact-draft-store.ts'
import { noteDraftStore } from '../drafts/note-draft-store.ts'

const { candidates, vacancies } = queryKeys

/** Of meetings that are being filled in: one with the candidate holds their name and address. */
const MEETING_DRAFTS = 'meeting-new'

const dropMeetingDrafts = (uid: string, id: string): void => {
  const storage = userStorage(uid)
  for (const name of storage.names(MEETING_DRAFTS))
    if (name.includes(id) || storage.get(name)?.includes(id)) storage.remove(name)
}

/** Drops what this browser has of a candidate who was erased: their records and what was typed about them. */
export const forgetCandidate = (queries: QueryClient, uid: string, id: string): void => {
  if (uid) {
    for (const store of [contactDraftStore(uid, id), noteDraftStore(uid, id)]) store.drop()
    dropMeetingDrafts(uid, id)
  }
  const keys = [
    candidates.one(id),
    candidates.cv(id),
    candidates.timeline(id),
    candidates.notes(id),
    candidates.recordings(id),
    candidates.consents(id),
    candidates.scorecards(id),
    candidates.duplicates(id),
    candidates.fits(id),
  ]
  for (const queryKey of keys) queries.removeQueries({ queryKey })
  // A meeting with them is erased too, with what was said in it.
  for (const { all } of [queryKeys.meetings, queryKeys.transcripts, queryKeys.recordings])
    queries.removeQueries({ queryKey: all })
  // What was found of them beside a vacancy is quoted under their id.
  queries.removeQueries({ queryKey: vacancies.allMatches, predicate: ({ queryKey }) => queryKey.includes(id) })
}
