import { errorText } from '@wervio/api-client'
import { messages, type DecisionKind, type Match } from '@wervio/contracts'
import { Button, Dialog, Notice, Stack, Text, tokens } from '@wervio/ui'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ReasonField } from './reason-field.tsx'
import { useDecide } from './use-decide.ts'

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  > :first-child {
    flex: 1;
  }
`
const NO_REASON = 'Vul je reden in.'

type Props = {
  vacancyId: string
  candidates: readonly Pick<Match, 'id' | 'name' | 'stage' | 'score'>[]
  /** The kept score of the only candidate, in percent. */
  percentage?: number | null
  onDone?: () => void
}

/** Where a recruiter decides: on, or rejected, with a reason of their own. */
export const DecisionForm = ({ vacancyId, candidates, percentage = null, onDone }: Props) => {
  const { mutate, isPending, error, variables } = useDecide(vacancyId)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<DecisionKind | null>(null)
  const [isRejecting, setIsRejecting] = useState(false)
  const [only] = candidates
  const who = candidates.length === 1 && only ? only.name : `${candidates.length} kandidaten`
  const decide = (kind: DecisionKind) => {
    if (reason.trim() === '') {
      setProblem(kind)
      return
    }
    mutate(
      { candidates, kind, reason: reason.trim() },
      {
        onSuccess: () => {
          setReason('')
          setIsRejecting(false)
          onDone?.()
        },
      },
    )
  }
  const field = (kinds: readonly DecisionKind[]) => (
    <ReasonField
      kinds={kinds}
      value={reason}
      error={problem ? NO_REASON : undefined}
      onChange={(words) => {
        setReason(words)
        setProblem(null)
      }}
    />
  )
  const failure = error && <Notice tone="red" title={errorText(error, messages.decisionFailed)} />
  return (
    <Stack gap={3}>
      {field(['move_on'])}
      {!isRejecting && failure}
      <Buttons>
        <Button
          icon={ArrowRight}
          busy={isPending && variables?.kind === 'move_on'}
          disabled={isPending}
          onClick={() => decide('move_on')}
        >
          Naar volgende fase
        </Button>
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => {
            setProblem(null)
            setIsRejecting(true)
          }}
        >
          Afwijzen…
        </Button>
      </Buttons>
      <Text size="small" tone="muted">
        Bewaard met je naam, de opgeslagen score{percentage !== null && ` (${percentage}%)`}, de eisen en de
        motorversie.
      </Text>
      <Dialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        title={`${who} afwijzen?`}
        description="De kandidaat krijgt hier niets van te horen; een bericht stuur je zelf."
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsRejecting(false)}>
              Annuleren
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => decide('reject')}>
              Afwijzen
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          {field(['reject'])}
          {failure}
        </Stack>
      </Dialog>
    </Stack>
  )
}
