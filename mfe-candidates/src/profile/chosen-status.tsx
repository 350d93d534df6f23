import { ignoreShownFailure, useChangeCandidate } from '@wervio/candidates'
import { type Candidate, candidateStatusLabels, changeCandidate, labelOf } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, exactDay, Stack, Text, toast } from '@wervio/ui'

/** Says that somebody chose the status, and lets it follow the procedures again; nothing while it follows them. */
export const ChosenStatus = ({ candidate: { id, status, status_chosen_at: chosenAt } }: { candidate: Candidate }) => {
  const { mutateAsync, isPending } = useChangeCandidate(id)
  const mayChange = useMay(changeCandidate)
  if (!chosenAt) return null
  const follow = () =>
    void mutateAsync({ follow_procedures: true }).then(
      (saved) => toast(`De status volgt weer de procedures: ${labelOf(candidateStatusLabels, saved.status)}.`),
      ignoreShownFailure,
    )
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        De status ‘{labelOf(candidateStatusLabels, status)}’ is zelf gekozen op {exactDay(chosenAt)} en volgt de
        procedures niet.
      </Text>
      {mayChange && (
        <Button variant="secondary" size="small" disabled={isPending} onClick={follow}>
          Laat de procedures volgen
        </Button>
      )}
    </Stack>
  )
}
