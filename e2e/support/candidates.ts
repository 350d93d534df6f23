import type { Candidate, CandidateDraft } from '@wervio/contracts'
import type { Recruiter } from './accounts.ts'
import { saveCandidate } from './pipeline.ts'
import type { SampleFile } from './sample-files.ts'

/** Saves a candidate with a CV: uploaded first, then named, as the screens do. */
export const saveCandidateWithCv = async (
  mainApi: string,
  recruiter: Recruiter,
  draft: CandidateDraft,
  { name, mimeType, buffer }: SampleFile,
): Promise<Candidate> => {
  const body = new FormData()
  body.set('cv', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const answer = await fetch(`${mainApi}/api/candidates/upload-cv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${recruiter.token}` },
    body,
  })
  if (answer.status !== 201) throw new Error(`the CV was not uploaded: ${answer.status} ${await answer.text()}`)
  const { filename } = (await answer.json()) as { filename: string }
  return saveCandidate(mainApi, recruiter, { ...draft, cv_filename: filename })
}
