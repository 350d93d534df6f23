import { ContactDialog, useShortlist } from '@wervio/candidates'
import type { CandidateSummary } from '@wervio/contracts'
import { useMemo, useState, type ReactNode } from 'react'
import { CvDialog } from '../cv/cv-dialog.tsx'
import { ProcedureDialog } from '../procedure/procedure-dialog.tsx'

/** What can be done with a candidate in a list; the same functions at every render. */
export type CandidateActions = {
  showCv: (candidate: CandidateSummary) => void
  contact: (candidate: CandidateSummary) => void
  putInProcedure: (candidate: CandidateSummary) => void
  shortlist: (candidate: CandidateSummary, shortlisted: boolean) => void
}

const dialogs = { cv: CvDialog, contact: ContactDialog, procedure: ProcedureDialog }

type OpenDialog = { kind: keyof typeof dialogs; candidate: CandidateSummary }

/** The actions of a list of candidates, with the one dialog they may open. */
export const useCandidateActions = (): { actions: CandidateActions; dialog: ReactNode } => {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const shortlist = useShortlist()
  const actions = useMemo(
    () => ({
      showCv: (candidate: CandidateSummary) => setOpenDialog({ kind: 'cv', candidate }),
      contact: (candidate: CandidateSummary) => setOpenDialog({ kind: 'contact', candidate }),
      putInProcedure: (candidate: CandidateSummary) => setOpenDialog({ kind: 'procedure', candidate }),
      shortlist,
    }),
    [shortlist],
  )
  const close = () => setOpenDialog(null)
  const Dialog = openDialog && dialogs[openDialog.kind]
  return { actions, dialog: Dialog && <Dialog candidate={openDialog.candidate} onClose={close} /> }
}
