import { errorText } from '@wervio/api-client'
import { messages, type MatchingStatus } from '@wervio/contracts'
import { Notice, numberText, ProgressBar, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { useRefreshState } from './use-refresh-state.ts'

const Line = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`
/** Keeps its room when it is done, so that the list below doesn't move. */
const Bar = styled.div<{ $isDone: boolean }>`
  visibility: ${({ $isDone }) => ($isDone ? 'hidden' : 'visible')};
`
const MAX_REASONS = 5

/** Says that scores are being computed, how far that is, that they are done, and whose failed. */
const RefreshLine = ({ status, nameOf }: { status: MatchingStatus; nameOf: (id: string) => string | undefined }) => {
  const { state, done, total, failures } = status
  const refresh = useRefreshState(state)
  const isDone = refresh === 'done'
  const reasons = failures
    .slice(0, MAX_REASONS)
    .map(({ candidate_id: id, reason }) => `${nameOf(id) ?? 'Een kandidaat'}: ${reason}`)
  return (
    <>
      {refresh !== null && (
        <Line>
          <Text as="output" size="small" tone="muted">
            {isDone
              ? 'De scores zijn bijgewerkt.'
              : `Scores worden bijgewerkt: ${numberText(done)} van ${numberText(total)}. De lijst kan nog veranderen.`}
          </Text>
          <Bar $isDone={isDone}>
            <ProgressBar label="Scores bijwerken" value={total === 0 ? undefined : (done / total) * 100} />
          </Bar>
        </Line>
      )}
      {state === 'failed' && (
        <Notice tone="amber" title={messages.matchingFailed}>
          Je ziet de laatste scores die er waren. We proberen het opnieuw als je deze pagina weer opent.
        </Notice>
      )}
      {failures.length > 0 && (
        <Notice
          tone="amber"
          title={
            failures.length === 1
              ? 'Eén kandidaat kreeg geen score en telt als 0%'
              : `${numberText(failures.length)} kandidaten kregen geen score en tellen als 0%`
          }
        >
          {reasons.join(' · ')}
          {failures.length > MAX_REASONS && ` · en nog ${numberText(failures.length - MAX_REASONS)}`}
        </Notice>
      )}
    </>
  )
}

/** How the scores of a vacancy stand, or that this couldn't be read. */
export const MatchingState = ({
  status,
  error,
  nameOf,
}: {
  status: MatchingStatus | undefined
  error: Error | null
  nameOf: (id: string) => string | undefined
}) => {
  if (status) return <RefreshLine status={status} nameOf={nameOf} />
  return (
    error && (
      <Notice tone="amber" title={errorText(error, messages.matchingFailed)}>
        Je ziet de laatste scores die er waren.
      </Notice>
    )
  )
}
