import { useMutation } from '@tanstack/react-query'
import { messages, type Candidate } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack, toast } from '@wervio/ui'
import { errorText } from '../../candidate/error-text.ts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'
import { fillFromCv } from './fill-from-cv.ts'

const list = new Intl.ListFormat('nl-NL')

/** After a CV was stored: offers to read it and fill in what is blank. */
export const ReadFreshCv = ({ candidate, file, onDone }: { candidate: Candidate; file: File; onDone: () => void }) => {
  const show = useShowCandidate(candidate.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fillFromCv(candidate, file),
    onSuccess: ({ saved, filled, warnings }) => {
      show(saved)
      toast(
        filled.length > 0
          ? `Ingevuld uit het CV: ${list.format(filled)}.`
          : 'Het CV is gelezen. Er waren geen lege velden om in te vullen.',
      )
      for (const warning of warnings) toast(warning, { tone: 'amber' })
      onDone()
    },
  })
  return (
    <Notice
      tone={error ? 'red' : 'blue'}
      title={error ? errorText(error, messages.cvParseFailed) : 'Zullen we dit CV lezen?'}
    >
      <Stack gap={2} align="start">
        {error ? 'Het CV zelf is bewaard.' : 'Lege velden vullen we in. Wat er al staat, blijft staan.'}
        <Cluster gap={2}>
          <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
            {error ? 'Probeer opnieuw' : 'CV lezen'}
          </Button>
          <Button variant="quiet" size="small" disabled={isPending} onClick={onDone}>
            Niet nu
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  )
}
