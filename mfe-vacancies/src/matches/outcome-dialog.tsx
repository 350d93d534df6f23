import { limits, candidateCountText } from '@wervio/contracts'
import { Button, Chip, Cluster, Dialog, listText, Stack, Text, TextArea } from '@wervio/ui'
import { useState } from 'react'
import { endings, type EndingOutcome } from './outcome-reasons.ts'

type Props = {
  /** Whose application ends. */
  names: readonly string[]
  outcome: EndingOutcome
  onEnd: (reason: string | null) => void
  onClose: () => void
}

/** Ends applications with a reason: a suggestion, the recruiter's own words, or both. */
export const OutcomeDialog = ({ names, outcome, onEnd, onClose }: Props) => {
  const { title, verb, suggestions, hint, needsReason } = endings[outcome]
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const trimmedReason = reason.trim()
  const [name] = names
  const who = names.length === 1 && name !== undefined ? name : candidateCountText(names.length)
  const end = () => {
    if (needsReason && !trimmedReason) return setIsMissing(true)
    onEnd(trimmedReason || null)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${who}: ${title.toLocaleLowerCase('nl-NL')}`}
      description={`De reden komt in de geschiedenis van ${names.length === 1 ? 'deze kandidaat' : 'ieder van hen'}. Je kunt dit later weer openen.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button variant={outcome === 'rejected' ? 'danger' : 'primary'} onClick={end}>
            {verb}
          </Button>
        </>
      }
    >
      <Stack>
        {names.length > 1 && <Text size="small">{listText(names)}</Text>}
        <Cluster as="ul" gap={2} aria-label="Voorbeelden van een reden">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Chip
                selected={trimmedReason === suggestion}
                onClick={() => {
                  setReason(suggestion)
                  setIsMissing(false)
                }}
              >
                {suggestion}
              </Chip>
            </li>
          ))}
        </Cluster>
        <TextArea
          label="Reden"
          hint={hint}
          value={reason}
          maxLength={limits.longText}
          required={needsReason}
          error={isMissing ? 'Kies of typ een reden.' : undefined}
          onChange={({ target }) => {
            setReason(target.value)
            setIsMissing(false)
          }}
        />
      </Stack>
    </Dialog>
  )
}
