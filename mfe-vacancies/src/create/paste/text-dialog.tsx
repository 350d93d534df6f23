import { limits, messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { Button, Dialog, LoadingState, numberText, Skeleton, Stack, TextArea } from '@wervio/ui'
import { useId, useState, type SubmitEvent } from 'react'

type Props = {
  text: string
  onText: (text: string) => void
  busy: boolean
  error: Error | null
  onRead: () => void
  onClose: () => void
}

const problemOf = (text: string): string => {
  if (text.trim() === '') return 'Plak eerst een vacaturetekst.'
  const excess = text.length - limits.vacancyText
  return excess > 0 ? `Deze tekst is ${numberText(excess)} tekens te lang.` : ''
}

/** Takes the text of an existing vacancy. */
export const TextDialog = ({ text, onText, busy, error, onRead, onClose }: Props) => {
  const formId = useId()
  const [problem, setProblem] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React events bubble through portals: the form of the vacancy around this dialog would be submitted too.
    event.stopPropagation()
    const nextProblem = problemOf(text)
    setProblem(nextProblem)
    if (nextProblem === '' && !busy) onRead()
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Bestaande tekst plakken"
      description="Van een website, uit Word of uit een mail. Je kijkt het na voordat het formulier verandert."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Vul de velden
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {error && !busy && (
            <LoadError
              error={error}
              fallback={messages.vacancyTextUnread}
              safe="Je tekst staat er nog."
              busy={busy}
              onRetry={onRead}
            />
          )}
          <TextArea
            label="Vacaturetekst"
            rows={10}
            required
            autoComplete="off"
            readOnly={busy}
            value={text}
            error={problem}
            onChange={({ target }) => {
              onText(target.value)
              setProblem('')
            }}
          />
          {busy && (
            <LoadingState label="Tekst lezen...">
              <Skeleton height="2rem" />
            </LoadingState>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
