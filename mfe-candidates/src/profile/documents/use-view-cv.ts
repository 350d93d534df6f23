import { useMutation } from '@tanstack/react-query'
import { download } from '@wervio/api-client'
import { getCv, messages, type Candidate } from '@wervio/contracts'
import { saveFile } from '@wervio/ui'
import { errorText } from '../../candidate/error-text.ts'
import { cvFileName, isPdf } from '../../cv/cv-file.ts'

/** The new tab reads the address in its own time. */
const READ_MS = 60_000
const BLOCKED = 'Je browser hield het nieuwe tabblad tegen. Sta pop-ups toe voor deze site, of download het CV.'

class CvProblem extends Error {}

const contentOf = (id: string): Promise<Blob> => download(getCv, { params: { id } })

// The tab is opened in the click itself: after the download a browser takes it for a pop-up.
const viewIn = async (tab: Window | null, id: string): Promise<void> => {
  if (!tab) throw new CvProblem(BLOCKED)
  try {
    const content = await contentOf(id)
    if (!isPdf(content)) throw new CvProblem(messages.cvWrongFormat)
    const address = URL.createObjectURL(content)
    tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), READ_MS)
  } catch (error) {
    tab.close()
    throw error
  }
}

/** Opens the CV in a new tab, or hands it over as a file. `problem`: why the last attempt failed, in Dutch. */
export const useViewCv = (candidate: Pick<Candidate, 'id' | 'name' | 'cv_filename'>) => {
  const { id } = candidate
  const viewing = useMutation({ mutationFn: (tab: Window | null) => viewIn(tab, id) })
  const saving = useMutation({ mutationFn: async () => saveFile(cvFileName(candidate), await contentOf(id)) })
  const error = viewing.error ?? saving.error
  return {
    view: () => {
      saving.reset()
      viewing.mutate(window.open('', '_blank'))
    },
    save: () => {
      viewing.reset()
      saving.mutate()
    },
    viewing: viewing.isPending,
    saving: saving.isPending,
    problem: error ? (error instanceof CvProblem ? error.message : errorText(error, messages.cvLoadFailed)) : null,
  }
}
