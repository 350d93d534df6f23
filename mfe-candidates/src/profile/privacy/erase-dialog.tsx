import { useMutation } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { eraseCandidate, messages, type Candidate, type ErasureReport } from '@wervio/contracts'
import { Button, Dialog, Notice, Stack, Text, TextField } from '@wervio/ui'
import { useState } from 'react'
import { errorText } from '../../candidate/error-text.ts'

type Props = { candidate: Candidate; onErased: (report: ErasureReport) => void; onClose: () => void }

const same = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'nl-NL', { sensitivity: 'base' }) === 0

/** Asks for the name before everything about somebody goes. */
export const EraseDialog = ({ candidate: { id, name }, onErased, onClose }: Props) => {
  const [typed, setTyped] = useState('')
  const erasing = useMutation({ mutationFn: () => call(eraseCandidate, { params: { id } }), onSuccess: onErased })
  const sure = same(typed, name)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !erasing.isPending) onClose()
      }}
      title="Alle gegevens wissen?"
      description={`Alles over ${name} verdwijnt: profiel, CV, foto, procedures, tijdlijn, gesprekken en opnames. Dit is niet terug te draaien.`}
      actions={
        <>
          <Button variant="secondary" disabled={erasing.isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form="erase" variant="danger" disabled={!sure} busy={erasing.isPending}>
            Alles wissen
          </Button>
        </>
      }
    >
      <form
        id="erase"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (sure) erasing.mutate()
        }}
      >
        <Stack>
          {erasing.error && <Notice tone="red" title={errorText(erasing.error, messages.candidateEraseFailed)} />}
          <Text>Je krijgt een lijst van wat er is gewist, als bewijs.</Text>
          <TextField
            label={`Typ de naam: ${name}`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
