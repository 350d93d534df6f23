import type { KeyFigure, KeyFigureKind } from '@wervio/contracts'
import { Button, Card, Heading, Stack, Text, tokens } from '@wervio/ui'
import { List } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { beforeText, detailText, figureLooks, tooFewText } from './figure-texts.ts'
import { RecordsDialog } from './records-dialog.tsx'
import { useRecords } from './use-improvements.ts'
import type { PeriodQuestion } from './use-question.ts'

const Value = styled.p`
  font: ${tokens.font.display};
  letter-spacing: ${tokens.tracking.title};
  font-variant-numeric: tabular-nums;
`
type Props = { kind: KeyFigureKind; figure: KeyFigure; question: PeriodQuestion }

const FigureRecords = ({ kind, question, onClose }: Omit<Props, 'figure'> & { onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useRecords(kind, question)
  const { name, definition } = figureLooks[kind]
  return (
    <RecordsDialog
      title={name}
      description={definition(question)}
      records={data}
      failure={error ? { error, busy: isFetching, onRetry: () => void refetch() } : undefined}
      onClose={onClose}
    />
  )
}

/** One figure: what it is, of how many, how it spreads, how it was before, and what is counted. */
export const FigureCard = ({ kind, figure, question }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { name, text, definition, counted } = figureLooks[kind]
  const before = beforeText(kind, figure)
  return (
    <Card as="li" aria-label={name}>
      <Stack gap={2}>
        <Heading level={2} size="card">
          {name}
        </Heading>
        {figure.value === null ? (
          <Text tone="muted">{tooFewText(figure.count)}</Text>
        ) : (
          <Value>{text(figure.value)}</Value>
        )}
        <Text size="small">{detailText(kind, figure)}</Text>
        {before && (
          <Text size="small" tone="muted">
            {before}
          </Text>
        )}
        <Text size="small" tone="muted">
          {definition(question)}
        </Text>
        {figure.count > 0 && (
          <div>
            <Button size="small" variant="secondary" icon={List} onClick={() => setIsOpen(true)}>
              Bekijk {counted(figure.count)}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && <FigureRecords kind={kind} question={question} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
