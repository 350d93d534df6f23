import { fieldLabels } from '@wervio/candidates'
import { labelOf, messages, type CandidateConflict } from '@wervio/contracts'
import { Button, Dialog, Stack, capitalised } from '@wervio/ui'
import { useState } from 'react'
import { fieldText } from '../../candidate/field-text.ts'
import { ValueChoice, ValueHeads } from '../../candidate/value-choice.tsx'
import type { CandidateEdit } from './use-edit-candidate.ts'

type Field = CandidateConflict['conflicts'][number]
type Props = {
  conflict: CandidateConflict
  mine: CandidateEdit
  busy: boolean
  /** Called with the fields that keep what the other person wrote. */
  onChoose: (theirs: readonly Field[]) => void
  onClose: () => void
}

/** Two people changed the same: both values of each field, and which of them stays. */
export const ConflictDialog = ({ conflict: { current, conflicts }, mine, busy, onChoose, onClose }: Props) => {
  const [theirs, setTheirs] = useState<readonly Field[]>([])
  return (
    <Dialog
      open
      wide
      busy={busy}
      onOpenChange={onClose}
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
            label={capitalised(labelOf(fieldLabels, field))}
            own={fieldText(mine, field)}
            other={fieldText(current, field)}
            isOther={theirs.includes(field)}
            onChange={(yes) => setTheirs((now) => [...now.filter((one) => one !== field), ...(yes ? [field] : [])])}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
