import { ignoreShownFailure, statusChoices, useChangeCandidate } from '@wervio/candidates'
import { candidateStatusLabels, labelOf, type Candidate, type CandidateStatus } from '@wervio/contracts'
import { PillSelect, shortDayWithYear, Text, toast } from '@wervio/ui'

/** Where the status comes from; null for what a service of before this doesn't say. */
const originText = (chosenAt: Candidate['status_chosen_at']): string | null => {
  if (chosenAt === undefined) return null
  return chosenAt === null ? 'volgt de procedure' : `zelf gekozen op ${shortDayWithYear(chosenAt)}`
}

/**
 * The status of a candidate and where it comes from: it follows the procedures until a recruiter chooses one, which is
 * stored at once, with a way back.
 */
export const StatusSelect = ({ candidate: { id, status, status_chosen_at: chosenAt } }: { candidate: Candidate }) => {
  const { mutateAsync } = useChangeCandidate(id)
  const choose = (next: CandidateStatus) => {
    const undo = () =>
      void mutateAsync(chosenAt === null ? { follow_procedures: true } : { status }).then(
        (saved) => toast(`Status is weer ${labelOf(candidateStatusLabels, saved.status)}.`),
        ignoreShownFailure,
      )
    void mutateAsync({ status: next }).then(
      () =>
        toast(`Status is nu ${candidateStatusLabels[next]}.`, {
          action: { label: 'Ongedaan maken', onSelect: undo },
        }),
      ignoreShownFailure,
    )
  }
  const origin = originText(chosenAt)
  return (
    <>
      <PillSelect label="Status van de kandidaat" value={status} choices={statusChoices} onChange={choose} />
      {origin && (
        <Text as="span" size="small" tone="muted">
          {origin}
        </Text>
      )}
    </>
  )
}
