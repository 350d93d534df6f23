import { matchAnalysis } from '@wervio/contracts'
import { storedWords } from '@wervio/session'
import { z } from 'zod'

const storedAnalysis = z.object({
  vacancy_id: z.string(),
  vacancy_title: z.string(),
  file_name: z.string(),
  analysis: matchAnalysis,
  /** The candidate it was saved with. */
  saved_with: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The CV in the stack in which it waits to be looked through, for a new candidate. */
  import: z.object({ id: z.string(), item_id: z.string() }).optional(),
})
/** The last analysis, with what it was made of. */
export type StoredAnalysis = z.output<typeof storedAnalysis>

/** The last analysis of one user; it survives a reload, not signing out. The CV itself is not kept. */
export const analysisStore = (uid: string) => storedWords(uid, 'match-analysis', storedAnalysis)
