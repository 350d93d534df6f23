import { HIGHEST_MARK, type Scorecard, type ScorecardItem } from '@wervio/contracts'
import { Cluster, Stack, Text } from '@wervio/ui'
import type { ReactNode } from 'react'
import { markedText } from './scorecard-values.ts'

type Props = {
  card: Scorecard
  /** The place where a question was asked, to hear or to read it. */
  renderMoment?: ((moment: NonNullable<ScorecardItem['asked_at']>) => ReactNode) | undefined
}

/** A scorecard to read: each question with its mark and note, then the notes of the conversation. */
export const ScorecardText = ({ card: { items, notes }, renderMoment }: Props) => (
  <Stack gap={4}>
    <Text size="small" tone="muted">
      {markedText(items)}
    </Text>
    {items.length > 0 && (
      <Stack as="ol" gap={3} aria-label="Vragen">
        {items.map(({ id, question, topic, mark, note, asked_at: askedAt }) => (
          <Stack as="li" gap={1} key={id}>
            <Cluster gap={3} align="start" justify="space-between">
              <Text>{question}</Text>
              <Cluster gap={2}>
                {askedAt && renderMoment?.(askedAt)}
                <Text as="span" strong tabular>
                  {mark === null ? 'Geen cijfer' : `${mark} van ${HIGHEST_MARK}`}
                </Text>
              </Cluster>
            </Cluster>
            {topic !== '' && (
              <Text size="small" tone="muted">
                {topic}
              </Text>
            )}
            {note !== '' && <Text size="small">{note}</Text>}
          </Stack>
        ))}
      </Stack>
    )}
    {notes !== '' && (
      <Stack gap={1}>
        <Text strong>Aantekeningen bij het gesprek</Text>
        <Text>{notes}</Text>
      </Stack>
    )}
  </Stack>
)
