import { storedWords } from '@wervio/session'
import { z } from 'zod'
import { meetingWords } from './meeting-values.ts'

/** The key goes along with the words: a page that is loaded again plans the same meeting, not a second one. */
const meetingDraftWords = meetingWords.extend({ creationKey: z.uuid() })

/** A meeting that is being filled in: for a candidate, or without one in the address. */
export const meetingDraftStore = (uid: string, candidateId: string | null) =>
  storedWords(uid, candidateId === null ? 'meeting-new' : `meeting-new:${candidateId}`, meetingDraftWords)
