import { errorText } from '@wervio/api-client'
import {
  conversationTypeLabels,
  conversationTypes,
  messages,
  type ConversationType,
  type Scorecard,
} from '@wervio/contracts'
import { VacancySelect } from '@wervio/remote-kit'
import { Button, localDay, Notice, SelectField, Stack, Text, TextField } from '@wervio/ui'
import { useState } from 'react'
import { useStartScorecard } from './use-scorecards.ts'

type Props = {
  candidateId: string
  recordingId: string | null
  vacancy: { id: string; title: string } | null
  conversationType: ConversationType
  /** Day of the conversation, as the calendar has it; today when absent. */
  conversationOn?: string
  onStarted: (card: Scorecard) => void
}

/** Begins a scorecard: for which vacancy, whose persona brings the questions. */
export const ScorecardStart = ({ candidateId, recordingId, vacancy, onStarted, ...usual }: Props) => {
  const [creationKey] = useState(() => crypto.randomUUID())
  const [vacancyId, setVacancyId] = useState(vacancy?.id ?? null)
  const [conversationType, setConversationType] = useState(usual.conversationType)
  const [day, setDay] = useState(() => usual.conversationOn ?? localDay(new Date()))
  const { mutate, isPending, error } = useStartScorecard(candidateId, onStarted)
  return (
    <form
      noValidate
      aria-label="Nieuwe scorekaart"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending || day === '') return
        mutate({
          conversationType,
          conversation_on: day,
          vacancy_id: vacancyId,
          recording_id: recordingId,
          creation_key: creationKey,
        })
      }}
    >
      <Stack gap={4}>
        <Text tone="muted">
          Op een scorekaart staan de vragen van de persona van de vacature. Jij geeft de cijfers: er wordt niets vooraf
          ingevuld.
        </Text>
        <VacancySelect value={vacancyId} title={vacancy?.title} placeholder="Zonder vacature" onChoose={setVacancyId} />
        {recordingId === null && (
          <>
            <TextField
              label="Dag van het gesprek"
              type="date"
              value={day}
              error={day === '' ? 'Kies de dag van het gesprek.' : ''}
              onChange={({ target }) => setDay(target.value)}
            />
            <SelectField
              label="Soort gesprek"
              value={conversationType}
              onChange={({ target }) => setConversationType(target.value as ConversationType)}
            >
              {conversationTypes.map((type) => (
                <option key={type} value={type}>
                  {conversationTypeLabels[type]}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {error && !isPending && <Notice tone="red">{errorText(error, messages.scorecardSaveFailed)}</Notice>}
        <div>
          <Button type="submit" busy={isPending} disabled={day === ''}>
            Begin scorekaart
          </Button>
        </div>
      </Stack>
    </form>
  )
}
