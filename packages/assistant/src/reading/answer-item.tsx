import { brand } from '@wervio/brand'
import { messages, type ChatSource } from '@wervio/contracts'
import { Badge, Button, Cluster, Icon, Stack, Text, tokens, VisuallyHidden } from '@wervio/ui'
import { CircleHelp, RotateCw, Square, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { AnswerEntry } from '../conversation/entries.ts'
import { withoutMarkers } from './answer-parts.ts'
import { AnswerText } from './answer-text.tsx'
import { Bubble, Row } from './bubble.ts'
import { CopyAnswer } from './copy-answer.tsx'
import { MadeByLine } from './made-by-line.tsx'
import { SourceList } from './source-list.tsx'
import { SourceMarker } from './source-marker.tsx'
import { Thinking } from './thinking.tsx'

const Note = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
`
const Foot = styled(Cluster)`
  min-height: ${tokens.control.medium};
  padding-left: ${tokens.space[1]};
`

export type AnswerItemProps = {
  entry: AnswerEntry
  hrefOf: (source: ChatSource) => string | null
  onOpenSource: () => void
  /** Asks its question again; only the newest answer has it. */
  onRetry?: ((id: string) => void) | undefined
}

const FailureText = ({ reason }: { reason: string | null }) => (
  <>
    <p>{messages.chatFailed}</p>
    {reason && reason !== messages.chatFailed && (
      <Text size="small" tone="muted">
        {reason}
      </Text>
    )}
  </>
)

/** The assistant's answer: its text, sources and warnings, and which model wrote it. */
export const AnswerItem = memo(({ entry, hrefOf, onOpenSource, onRetry }: AnswerItemProps) => {
  const { id, state, text, sources, warnings, madeBy } = entry
  const marker = (number: number) => {
    const source = sources[number - 1]
    return source ? (
      <SourceMarker number={number} source={source} href={hrefOf(source)} onOpen={onOpenSource} />
    ) : (
      `[${number}]`
    )
  }
  const hasEnded = state === 'done' || state === 'stopped'
  return (
    <Row>
      <VisuallyHidden as="h3">{brand().name} zegt</VisuallyHidden>
      <Bubble>
        <Stack gap={3}>
          {state === 'thinking' && <Thinking />}
          {state === 'failed' && <FailureText reason={entry.reason} />}
          {state !== 'failed' && text !== '' && <AnswerText text={text} sources={sources.length} marker={marker} />}
          {!entry.answered && (
            <Note as="div" size="small" tone="muted">
              <Icon of={CircleHelp} size={16} />
              Dit staat niet in de gegevens.
            </Note>
          )}
          {sources.length > 0 && <SourceList sources={sources} hrefOf={hrefOf} onOpen={onOpenSource} />}
          {warnings.map((warning) => (
            <Note as="div" key={warning} size="small">
              <Icon of={TriangleAlert} size={16} />
              {warning}
            </Note>
          ))}
        </Stack>
      </Bubble>
      <Foot gap={2}>
        {madeBy && <MadeByLine madeBy={madeBy} />}
        {state === 'stopped' && <Badge icon={Square}>Gestopt</Badge>}
        {(state === 'failed' || state === 'stopped') && onRetry && (
          <Button variant="quiet" size="small" icon={RotateCw} onClick={() => onRetry(id)}>
            {state === 'failed' ? 'Probeer opnieuw' : 'Opnieuw vragen'}
          </Button>
        )}
        {hasEnded && text !== '' && <CopyAnswer text={withoutMarkers(text, sources.length)} />}
      </Foot>
    </Row>
  )
})
