import { useCandidateActions } from '@wervio/candidates'
import { type CandidateSummary, createApplication, type VacancySummary } from '@wervio/contracts'
import { SelectionBar, useMany, type ManyAction, type Selection } from '@wervio/remote-kit'
import { Workflow } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ProcedureManyDialog } from './procedure-many-dialog.tsx'
import { usePutInProcedure } from './use-put-in-procedure.ts'

type Props = {
  selection: Selection<CandidateSummary>
  hasMore: boolean
  help: ReactNode
  /** The vacancy that the list is about, if any: its procedure is the one to be put in. */
  vacancy?: Pick<VacancySummary, 'id' | 'title'>
}

/** What can be done with all the candidates that were chosen in a list. */
export const CandidateSelectionBar = ({ selection, hasMore, help, vacancy }: Props) => {
  const many = useMany()
  const { chosenRows, drop } = selection
  const { run, shortlist, status, contact, exporting, erasing, dialog } = useCandidateActions({
    chosenRows,
    many,
    drop,
  })
  /** Whom a vacancy is being chosen for. */
  const [candidates, setCandidates] = useState<readonly CandidateSummary[] | null>(null)
  const put = usePutInProcedure({ run })
  const putInProcedure = (chosenVacancy: NonNullable<typeof vacancy>) => {
    if (!put.isPending) put.mutate({ vacancy: chosenVacancy, candidates: chosenRows })
  }
  const procedure: ManyAction = {
    label: 'In procedure zetten',
    icon: Workflow,
    calls: [createApplication],
    onSelect: vacancy ? () => putInProcedure(vacancy) : () => setCandidates(chosenRows),
  }
  return (
    <>
      <SelectionBar
        selection={selection}
        many={many}
        actions={[procedure, shortlist, status, contact, exporting, erasing]}
        hasMore={hasMore}
        help={help}
      />
      {candidates && <ProcedureManyDialog candidates={candidates} many={{ run }} onClose={() => setCandidates(null)} />}
      {dialog}
    </>
  )
}
