import { ignoreShownFailure, statusChoices, useChangeCandidate } from '@wervio/candidates'
import {
  type Candidate,
  type CandidateStatus,
  candidateStatusLabels,
  changeCandidate,
  labelOf,
} from '@wervio/contracts'
import { useMay, usePageActions } from '@wervio/remote-kit'
import { PillSelect, shortDayWithYear, Text, toast } from '@wervio/ui'
import { onThisCandidate } from './on-this-candidate.ts'
import { StatusBadge } from '../candidate/status-badge.tsx'

/** Where the status comes from; null for what a service of before this doesn't say. */
const originText = (chosenAt: Candidate['status_chosen_at']): string | null => {
  if (chosenAt === undefined) return null
  return chosenAt === null ? 'volgt de procedure' : `zelf gekozen op ${shortDayWithYear(chosenAt)}`
}

/**
 * The status of a candidate and where it comes from: it follows the procedures until a recruiter chooses one, which is
 * stored at once, with a way back.
 */
export const StatusSelect = ({ candidate }: { candidate: Candidate }) => {
  const { id, status, status_chosen_at: chosenAt } = candidate
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
  const mayChange = useMay(changeCandidate)
  usePageActions(
    onThisCandidate(candidate),
    mayChange
      ? statusChoices
          .filter(({ value }) => value !== status)
          .map(({ value, label }) => ({
            label: `Status wijzigen in ${label}`,
            icon: 'status',
            run: () => choose(value),
          }))
      : [],
  )
  return (
    <>
      {mayChange ? (
        <PillSelect label="Status van de kandidaat" value={status} choices={statusChoices} onChange={choose} />
      ) : (
        <StatusBadge status={status} />
      )}
      {origin && (
        <Text as="span" size="small" tone="muted">
          {origin}
        </Text>
      )}
    </>
  )
}
