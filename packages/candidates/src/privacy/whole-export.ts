import { call } from '@wervio/api-client'
import { exportCandidate, listRecordings, type CandidateExport, type Recording } from '@wervio/contracts'

/** Everything both services keep about one candidate. */
export type WholeExport = CandidateExport & { recordings: Recording[] }

/** Asks both services; rejects when either can't answer, since half of it would be no export. */
export const loadWholeExport = async (id: string): Promise<WholeExport> => {
  const [candidateExport, recordings] = await Promise.all([
    call(exportCandidate, { params: { id } }),
    call(listRecordings, { params: { id } }),
  ])
  return { ...candidateExport, recordings }
}
