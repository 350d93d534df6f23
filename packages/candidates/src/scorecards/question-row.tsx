import { limits, type ScorecardItem } from '@wervio/contracts'
import { Badge, Button, Cluster, IconButton, Stack, Text, TextArea, tokens } from '@wervio/ui'
import { CircleDashed, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { MarksField } from './marks-field.tsx'
import type { ScorecardQuestion } from './scorecard-values.ts'

const Row = styled.li`
  padding-block: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
`
const Question = styled.div`
  flex: 1;
  min-width: 12rem;
  overflow-wrap: anywhere;
`

type Props = {
  item: ScorecardQuestion
  /** Where it was asked, as the service found it; undefined while it doesn't know yet. */
  askedAt: ScorecardItem['asked_at'] | undefined
  hasRecording: boolean
  renderMoment?: ((moment: NonNullable<ScorecardItem['asked_at']>) => ReactNode) | undefined
  onChange: (part: Partial<ScorecardQuestion>) => void
  onRemove: () => void
}

/** A planned question: whether it was asked, the mark and a note. */
export const QuestionRow = ({ item, askedAt, hasRecording, renderMoment, onChange, onRemove }: Props) => {
  const [isNoteOpen, setIsNoteOpen] = useState(item.note !== '')
  return (
    <Row>
      <Stack gap={2}>
        <Cluster gap={3} align="start" justify="space-between">
          <Question>
            <Text>{item.question}</Text>
            {item.topic !== '' && (
              <Text size="small" tone="muted">
                {item.topic}
              </Text>
            )}
          </Question>
          <Cluster gap={2}>
            {askedAt && renderMoment?.(askedAt)}
            {hasRecording && askedAt === null && (
              <Badge tone="amber" icon={CircleDashed}>
                niet gesteld
              </Badge>
            )}
            <MarksField label={item.question} mark={item.mark} onMark={(mark) => onChange({ mark })} />
          </Cluster>
        </Cluster>
        {isNoteOpen ? (
          <TextArea
            label="Toelichting"
            rows={2}
            maxLength={limits.longText}
            value={item.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        ) : null}
        <Cluster gap={1}>
          {!isNoteOpen && (
            <Button
              variant="quiet"
              size="small"
              icon={MessageSquarePlus}
              aria-label={`Toelichting bij: ${item.question}`}
              onClick={() => setIsNoteOpen(true)}
            >
              Toelichting
            </Button>
          )}
          <IconButton label={`Haal de vraag weg: ${item.question}`} icon={Trash2} onClick={onRemove} />
        </Cluster>
      </Stack>
    </Row>
  )
}
