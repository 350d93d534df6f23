import { errorText } from '@wervio/api-client'
import { consentWayLabels, consentWays, limits, messages } from '@wervio/contracts'
import { Button, Dialog, localDay, Notice, SelectField, Stack, TextArea, TextField } from '@wervio/ui'
import { useId, useState } from 'react'
import type { ConsentDraft } from './use-consents.ts'

type Props = {
  description: string
  /** Who agrees to these words. */
  wordingLabel: string
  /** The words as they are put to them; the recruiter may change them. */
  wording: string
  giving: { mutate: (draft: ConsentDraft) => void; isPending: boolean; error: Error | null }
  onClose: () => void
}

/** Notes that somebody agrees to being recorded: in which words, how and on which day. */
export const GiveConsentDialog = ({ description, wordingLabel, wording, giving, onClose }: Props) => {
  const formId = useId()
  const [today] = useState(() => localDay(new Date()))
  const [draft, setDraft] = useState<ConsentDraft>(() => ({
    wording,
    way: 'spoken',
    given_on: today,
    creation_key: crypto.randomUUID(),
  }))
  const { mutate, isPending, error } = giving
  const isInFuture = draft.given_on > today
  const isRefused = isInFuture || draft.given_on === '' || draft.wording.trim() === ''
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Toestemming vastleggen"
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={isRefused}>
            Leg vast
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Toestemming vastleggen"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRefused && !isPending) mutate(draft)
        }}
      >
        <Stack gap={4}>
          <TextArea
            label={wordingLabel}
            rows={5}
            maxLength={limits.longText}
            value={draft.wording}
            onChange={({ target }) => setDraft({ ...draft, wording: target.value })}
          />
          <SelectField
            label="Hoe"
            value={draft.way}
            onChange={({ target }) => setDraft({ ...draft, way: target.value as ConsentDraft['way'] })}
          >
            {consentWays.map((way) => (
              <option key={way} value={way}>
                {consentWayLabels[way]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Wanneer"
            type="date"
            max={today}
            value={draft.given_on}
            error={isInFuture ? messages.consentInFuture : ''}
            onChange={({ target }) => setDraft({ ...draft, given_on: target.value })}
          />
          {error && !isPending && <Notice tone="red">{errorText(error, messages.consentSaveFailed)}</Notice>}
        </Stack>
      </form>
    </Dialog>
  )
}
