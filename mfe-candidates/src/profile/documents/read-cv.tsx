import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { messages, readCandidateCv, type Candidate } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack } from '@wervio/ui'
import { CvProposal } from './cv-proposal.tsx'

/** A model may take its two minutes, and wait a while before it. */
const READING_MS = 200_000

/** After a CV was stored: offers to have the service read it, and shows what it says as a proposal. */
export const ReadCv = ({ candidate, onDone }: { candidate: Candidate; onDone: () => void }) => {
  const { mutate, isPending, error, data, submittedAt } = useMutation({
    mutationFn: () => call(readCandidateCv, { params: { id: candidate.id } }, { timeout: READING_MS }),
  })
  if (data)
    return <CvProposal key={submittedAt} candidate={candidate} reading={data} onReadAgain={mutate} onDone={onDone} />
  return (
    <Notice
      tone={error ? 'red' : 'blue'}
      title={error ? errorText(error, messages.cvParseFailed) : 'Zullen we dit CV lezen?'}
    >
      <Stack gap={2} align="start">
        {error ? 'Het CV zelf is bewaard.' : 'Je kiest daarna per veld wat je overneemt.'}
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
