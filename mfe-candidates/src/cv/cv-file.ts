import type { CandidateSummary } from '@wervio/contracts'
import { plainFileName, safeName, saveFile } from '@wervio/ui'

export type CvOwner = Pick<CandidateSummary, 'id' | 'name' | 'cv_filename'>

/** A new tab reads the address after this task. */
const READ_MS = 60_000

export const isPdf = (content: Blob): boolean => /^application\/pdf\b/i.test(content.type)

/** The name under which a CV is kept: its own, or one made of the candidate's. */
export const cvFileName = ({ name, cv_filename }: CvOwner): string =>
  cv_filename ? safeName(cv_filename) : plainFileName(['cv', name], 'pdf')

/** A PDF opens in a new tab (specification 2 §2); as a tab can't give it its name, the file is handed over as well. Word is handed over alone. */
export const downloadCv = (owner: CvOwner, content: Blob): void => {
  if (isPdf(content)) {
    const address = URL.createObjectURL(content)
    window.open(address, '_blank', 'noopener')
    setTimeout(() => URL.revokeObjectURL(address), READ_MS)
  }
  saveFile(cvFileName(owner), content)
}
