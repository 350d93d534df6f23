import { changeScorecard, HIGHEST_MARK, limits, type Scorecard, type ScorecardItem } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Cluster, Stack, Text, TextArea } from '@wervio/ui'
import { useMemo, type ReactNode } from 'react'
import { AddQuestion } from './add-question.tsx'
import { MAX_QUESTIONS } from './persona-questions.ts'
import { QuestionRow } from './question-row.tsx'
import { SaveState } from './save-state.tsx'
import { ScorecardText } from './scorecard-text.tsx'
import { markedText, newQuestion, type ScorecardQuestion } from './scorecard-values.ts'
import { useAutosave } from './use-autosave.ts'

type Props = {
  candidateId: string
  card: Scorecard
  /** The place where a question was asked, to hear or to read it. */
  renderMoment?: (moment: NonNullable<ScorecardItem['asked_at']>) => ReactNode
}

const EditableScorecard = ({ candidateId, card, renderMoment }: Props) => {
  const autosave = useAutosave(candidateId, card)
  const { values, saved, change } = autosave
  const { items } = values
  const askedAt = useMemo(() => new Map(saved.items.map(({ id, asked_at }) => [id, asked_at])), [saved])
  const changeItem = (id: string, part: Partial<ScorecardQuestion>) =>
    change({ items: items.map((item) => (item.id === id ? { ...item, ...part } : item)) })
  return (
    <Stack gap={4}>
      <Cluster justify="space-between" gap={2}>
        <Text size="small" tone="muted">
          {markedText(items)}
        </Text>
        <Text size="small" tone="muted">
          1 zwak, {HIGHEST_MARK} sterk
        </Text>
      </Cluster>
      {items.length === 0 && (
        <Text tone="muted">Voeg je vragen toe. Heeft de vacature een persona, dan staan die vragen er meteen.</Text>
      )}
      <Stack as="ol" gap={1} aria-label="Vragen">
        {items.map((item) => (
          <QuestionRow
            key={item.id}
            item={item}
            askedAt={askedAt.get(item.id)}
            hasRecording={card.recording_id !== null}
            renderMoment={renderMoment}
            onChange={(part) => changeItem(item.id, part)}
            onRemove={() => change({ items: items.filter(({ id }) => id !== item.id) })}
          />
        ))}
      </Stack>
      <AddQuestion
        isFull={items.length >= MAX_QUESTIONS}
        onAdd={(question) => change({ items: [...items, newQuestion(question)] })}
      />
      <TextArea
        label="Aantekeningen bij het gesprek"
        maxLength={limits.longText}
        value={values.notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <SaveState autosave={autosave} />
    </Stack>
  )
}

/**
 * The recruiter's own marks of a conversation: saves itself; to read for who may not change them. Key it by the id of
 * the card.
 */
export const ScorecardForm = (props: Props) =>
  useMay(changeScorecard) ? <EditableScorecard {...props} /> : <ScorecardText {...props} />
