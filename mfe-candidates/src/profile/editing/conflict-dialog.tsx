import { messages, type CandidateConflict } from '@wervio/contracts'
import { Button, Dialog, Stack } from '@wervio/ui'
import { useState } from 'react'
import { fieldLabels } from '../../candidate/field-labels.ts'
import { fieldText } from '../../candidate/field-text.ts'
import { ValueChoice, ValueHeads } from '../../candidate/value-choice.tsx'
import type { CandidateEdit } from './use-edit-candidate.ts'

type Field = CandidateConflict['conflicts'][number]
type Props = {
  conflict: CandidateConflict
  mine: CandidateEdit
  busy: boolean
  /** Fields that keep what the other one wrote. */ onChoose: (theirs: readonly Field[]) => void
  onClose: () => void
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('nl-NL') + word.slice(1)

/** Two people changed the same: both values of each field, and which of them stays. */
export const ConflictDialog = ({ conflict: { current, conflicts }, mine, busy, onChoose, onClose }: Props) => {
  const [theirs, setTheirs] = useState<readonly Field[]>([])
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Iemand anders wijzigde dit ook"
      description={messages.candidateConflict}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Annuleren
          </Button>
          <Button busy={busy} onClick={() => onChoose(theirs)}>
            Opslaan
          </Button>
        </>
      }
    >
      <Stack>
        <ValueHeads own="Van jou" other="Van de ander" />
        {conflicts.map((field) => (
          <ValueChoice
            key={field}
            name={`conflict-${field}`}
            label={capital(fieldLabels[field])}
            own={fieldText(mine, field)}
            other={fieldText(current, field)}
            taken={theirs.includes(field)}
            onTake={(yes) => setTheirs((now) => [...now.filter((one) => one !== field), ...(yes ? [field] : [])])}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
