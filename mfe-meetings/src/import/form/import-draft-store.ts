import { storedWords } from '@wervio/session'
import { z } from 'zod'
import { importWords } from './import-values.ts'

/** The key goes along with the words: a page that is loaded again begins the same import, not a second one. */
const importDraftWords = importWords.extend({ creationKey: z.uuid() })

/** An import that is being filled in: for a candidate, or without one in the address. */
export const importDraftStore = (uid: string, candidateId: string | null) =>
  storedWords(uid, candidateId === null ? 'recording-import' : `recording-import:${candidateId}`, importDraftWords)
