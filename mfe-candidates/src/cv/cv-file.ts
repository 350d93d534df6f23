import type { CandidateSummary } from '@wervio/contracts'
import { plainFileName, safeName, saveFile } from '@wervio/ui'

export type CvOwner = Pick<CandidateSummary, 'id' | 'name' | 'cv_filename'>

/** Milliseconds until the address is revoked: the new tab reads it later than this task. */
const REVOKE_DELAY_MS = 60_000

export const isPdf = (content: Blob): boolean => /^application\/pdf\b/i.test(content.type)

/** The name under which a CV is kept: its own, or one made of the candidate's. */
export const cvFileName = ({ name, cv_filename }: CvOwner): string =>
  cv_filename ? safeName(cv_filename) : plainFileName(['cv', name], 'pdf')

/** Opens a PDF in a new tab. */
export const openCv = (content: Blob): void => {
  const address = URL.createObjectURL(content)
  window.open(address, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}

/** Lets the browser save the CV, and opens nothing. */
export const downloadCv = (owner: CvOwner, content: Blob): void => saveFile(cvFileName(owner), content)
