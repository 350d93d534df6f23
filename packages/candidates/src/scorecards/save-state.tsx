import { errorText, isNotFound } from '@wervio/api-client'
import { messages, type Scorecard } from '@wervio/contracts'
import { Button, Cluster, Notice, Stack, Text } from '@wervio/ui'
import type { ScorecardQuestion } from './scorecard-values.ts'
import type { Autosave } from './use-autosave.ts'

const markText = (mark: number | null | undefined): string =>
  mark === null || mark === undefined ? 'geen cijfer' : String(mark)

/** What a card of somebody else says otherwise, a line for each question. */
const differences = (ownItems: readonly ScorecardQuestion[], theirs: Scorecard): string[] => {
  const theirItems = new Map(theirs.items.map((item) => [item.id, item]))
  const myIds = new Set(ownItems.map(({ id }) => id))
  return [
    ...ownItems.flatMap(({ id, question, mark, note }) => {
      const item = theirItems.get(id)
      if (!item) return [`‘${question}’ staat daar niet`]
      if (item.mark !== mark) return [`‘${question}’: daar ${markText(item.mark)}, hier ${markText(mark)}`]
      return item.note === note ? [] : [`‘${question}’: daar een andere toelichting`]
    }),
    ...theirs.items.filter(({ id }) => !myIds.has(id)).map(({ question }) => `‘${question}’ staat alleen daar`),
  ]
}

/** Whether everything is saved, and what to do when it can't be. */
export const SaveState = ({ autosave }: { autosave: Autosave }) => {
  const { theirs, error, isSaved, isSaving, values } = autosave
  if (theirs)
    return (
      <Notice tone="amber" title={messages.scorecardConflict}>
        <Stack gap={2}>
          <ul>
            {differences(values.items, theirs).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {theirs.notes !== values.notes && <li>Daar staan andere aantekeningen</li>}
          </ul>
          <Cluster gap={2}>
            <Button size="small" onClick={autosave.keepMine}>
              Bewaar wat hier staat
            </Button>
            <Button size="small" variant="secondary" onClick={autosave.takeTheirs}>
              Neem over wat daar staat
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    )
  if (error && !isSaved)
    return (
      <Notice tone="red" title={errorText(error, messages.scorecardSaveFailed)}>
        <Stack gap={2}>
          <Text size="small">Wat je invulde, staat er nog.</Text>
          {!isNotFound(error) && (
            <Cluster>
              <Button size="small" variant="secondary" onClick={autosave.save}>
                Probeer opnieuw
              </Button>
            </Cluster>
          )}
        </Stack>
      </Notice>
    )
  return (
    <Text as="output" size="small" tone="muted">
      {isSaved && !isSaving ? 'Alles is opgeslagen' : 'Opslaan...'}
    </Text>
  )
}
