import { Button, Cluster, listText, Notice, numberText, ProgressBar, Stack, Text, tokens } from '@wervio/ui'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { countsText, failureTexts } from './outcome-text.ts'
import { progressText, type Many } from './use-many.ts'

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  > :last-child {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`

/** Without room for both on one line each takes the whole of it, so that the quiet one doesn't look indented. */
const Choices = styled(Cluster)`
  ${tokens.breakpoint.phone} {
    align-self: stretch;
    > * {
      flex: 1 0 auto;
    }
  }
`

/** How far the work for many is, or what is left of it with a retry; nothing without either. */
export const ManyProgress = ({ many: { state, stop, retry, dismiss } }: { many: Many }) => {
  if (!state) return null
  if (state.kind === 'running')
    return (
      <Progress>
        <Text as="output" size="small" tabular>
          {state.label}: {progressText(state.count, state.total)}
        </Text>
        <ProgressBar label={state.label} value={(state.count / state.total) * 100} />
        <Button variant="secondary" size="small" disabled={state.isStopping} onClick={stop}>
          {state.isStopping ? 'Stopt…' : 'Stop'}
        </Button>
      </Progress>
    )
  const { label, done, failures, rest, fallback } = state
  const texts = failureTexts(failures, fallback)
  return (
    <Notice
      tone={failures.length > 0 ? 'red' : 'amber'}
      title={`${label}: ${countsText(done, failures.length + rest.length)}`}
    >
      <Stack gap={2} align="start">
        {texts.map((text) => (
          <Text key={text} size="small">
            {text}
          </Text>
        ))}
        {rest.length > 0 && (
          <Text size="small">
            Niet aan begonnen: {rest.length > 5 ? numberText(rest.length) : listText(rest.map(({ name }) => name))}.
          </Text>
        )}
        <Choices gap={2}>
          <Button variant="secondary" size="small" icon={RotateCw} onClick={retry}>
            Probeer de rest opnieuw
          </Button>
          <Button variant="quiet" size="small" onClick={dismiss}>
            Laat zo
          </Button>
        </Choices>
      </Stack>
    </Notice>
  )
}
