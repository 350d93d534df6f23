import type { PipelineMatch } from '@wervio/applications'
import { limits } from '@wervio/contracts'
import { Button, Chip, Cluster, Dialog, Stack, TextArea } from '@wervio/ui'
import { useState } from 'react'
import type { MatchActions } from './match-actions.ts'
import { endings, type EndingOutcome } from './outcome-reasons.ts'

type Props = { match: PipelineMatch; outcome: EndingOutcome; onEnd: MatchActions['end']; onClose: () => void }

/** Ends an application with a reason: a suggestion, the recruiter's own words, or both. */
export const OutcomeDialog = ({ match, outcome, onEnd, onClose }: Props) => {
  const { title, verb, suggestions, hint, needsReason } = endings[outcome]
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const trimmedReason = reason.trim()
  const end = () => {
    if (needsReason && !trimmedReason) return setIsMissing(true)
    onEnd(match, outcome, trimmedReason || null)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${match.name}: ${title.toLocaleLowerCase('nl-NL')}`}
      description="De reden komt in de geschiedenis van deze kandidaat. Je kunt dit later weer openen."
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
