import { candidateStatusLabels, type Candidate, type CandidateStatus } from '@wervio/contracts'
import { PillSelect, toast } from '@wervio/ui'
import { statusChoices } from '../candidate/status.ts'
import { useChangeCandidate } from '../candidate/use-change-candidate.ts'

/** The status of a candidate as a choice that is stored at once, with a way back. */
export const StatusSelect = ({ candidate: { id, status } }: { candidate: Candidate }) => {
  const { mutate } = useChangeCandidate(id)
  const choose = (next: CandidateStatus) => {
    const undo = () =>
      mutate({ status }, { onSuccess: () => toast(`Status is weer ${candidateStatusLabels[status]}.`) })
    mutate(
      { status: next },
      {
        onSuccess: () =>
          toast(`Status is nu ${candidateStatusLabels[next]}.`, {
            action: { label: 'Ongedaan maken', onSelect: undo },
          }),
      },
    )
  }
  return <PillSelect label="Status van de kandidaat" value={status} choices={statusChoices} onChange={choose} />
}
