import { matchAnalysis } from '@wervio/contracts'
import { storedWords } from '@wervio/session'
import { z } from 'zod'

const storedAnalysis = z.object({
  vacancy_id: z.string(),
  vacancy_title: z.string(),
  file_name: z.string(),
  analysis: matchAnalysis,
})
/** The last analysis, with what it was made of. */
export type StoredAnalysis = z.output<typeof storedAnalysis>

/** The last analysis of one user; it survives a reload, not signing out. The CV itself is not kept. */
export const analysisStore = (uid: string) => storedWords(uid, 'match-analysis', storedAnalysis)
