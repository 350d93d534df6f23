import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { eraseCandidate, messages, type Candidate, type ErasureReport } from '@wervio/contracts'
import { Button, Dialog, Notice, Stack, Text, TextField } from '@wervio/ui'
import { useState } from 'react'

type Props = { candidate: Candidate; onErased: (report: ErasureReport) => void; onClose: () => void }

const isSameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'nl-NL', { sensitivity: 'base' }) === 0

/** Asks for the name before everything about somebody goes. */
export const EraseDialog = ({ candidate: { id, name }, onErased, onClose }: Props) => {
  const [typedName, setTypedName] = useState('')
  const eraseMutation = useMutation({ mutationFn: () => call(eraseCandidate, { params: { id } }), onSuccess: onErased })
  const isConfirmed = isSameName(typedName, name)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !eraseMutation.isPending) onClose()
      }}
      title="Alle gegevens wissen?"
      description={`Alles over ${name} verdwijnt: profiel, CV, foto, procedures, tijdlijn, gesprekken en opnames. Dit is niet terug te draaien.`}
      actions={
        <>
          <Button variant="secondary" disabled={eraseMutation.isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form="erase" variant="danger" disabled={!isConfirmed} busy={eraseMutation.isPending}>
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
          if (isConfirmed) eraseMutation.mutate()
        }}
      >
        <Stack>
          {eraseMutation.error && (
            <Notice tone="red" title={errorText(eraseMutation.error, messages.candidateEraseFailed)} />
          )}
          <Text>Ook CV’s van {name} in stapels die nog niet zijn opgeslagen, verdwijnen.</Text>
          <Text>{messages.erasureLeavesMeetings}</Text>
          <Text>Je krijgt een lijst van wat er is gewist, als bewijs.</Text>
          <TextField
            label={`Typ de naam: ${name}`}
            autoComplete="off"
            value={typedName}
            onChange={({ target }) => setTypedName(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
