import { storedWords } from '@wervio/session'
import { z } from 'zod'

/** The note about one candidate that was typed and isn't placed yet. */
export const noteDraftStore = (uid: string, candidateId: string) =>
  storedWords(uid, `candidate-note:${candidateId}`, z.object({ text: z.string() }))
