import { ContactDialog, useShortlist } from '@wervio/candidates'
import {
  type CandidateSummary,
  createApplication,
  noteContact,
  shortlistCandidate,
  unlistCandidate,
} from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { useMemo, useState, type ReactNode } from 'react'
import { CvDialog } from '../cv/cv-dialog.tsx'
import { ProcedureDialog } from '../procedure/procedure-dialog.tsx'

/** What can be done with a candidate in a list, null what the role may not; the same until the role changes. */
export type CandidateActions = {
  showCv: (candidate: CandidateSummary) => void
  contact: ((candidate: CandidateSummary) => void) | null
  putInProcedure: ((candidate: CandidateSummary) => void) | null
  shortlist: ((candidate: CandidateSummary, shortlisted: boolean) => void) | null
}

const dialogs = { cv: CvDialog, contact: ContactDialog, procedure: ProcedureDialog }

type OpenDialog = { kind: keyof typeof dialogs; candidate: CandidateSummary }

/** The actions of a list of candidates, with the one dialog they may open. */
export const useCandidateActions = (): { actions: CandidateActions; dialog: ReactNode } => {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const shortlist = useShortlist()
  const mayContact = useMay(noteContact)
  const mayPut = useMay(createApplication)
  const mayList = useMay(shortlistCandidate, unlistCandidate)
  const actions = useMemo<CandidateActions>(
    () => ({
      showCv: (candidate: CandidateSummary) => setOpenDialog({ kind: 'cv', candidate }),
      contact: mayContact ? (candidate) => setOpenDialog({ kind: 'contact', candidate }) : null,
      putInProcedure: mayPut ? (candidate) => setOpenDialog({ kind: 'procedure', candidate }) : null,
      shortlist: mayList ? shortlist : null,
    }),
    [shortlist, mayContact, mayPut, mayList],
  )
  const close = () => setOpenDialog(null)
  const Dialog = openDialog && dialogs[openDialog.kind]
  return { actions, dialog: Dialog && <Dialog candidate={openDialog.candidate} onClose={close} /> }
}
