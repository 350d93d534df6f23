import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { messages, removeColleague, type Member } from '@wervio/contracts'
import { Button, Dialog, Notice, SelectField, Stack, toast } from '@wervio/ui'
import { useState } from 'react'
import { fieldProblem } from './field-problem.ts'

type Props = { member: Member; members: readonly Member[]; onClose: () => void }

const canTakeOver = ({ role }: Member): boolean => role === 'owner' || role === 'recruiter'

/** Removes a colleague, after the choice of who takes over what they owned. */
export const RemoveDialog = ({ member, members, onClose }: Props) => {
  const queries = useQueryClient()
  const heirs = members.filter((each) => each.id !== member.id && canTakeOver(each))
  const [heir, setHeir] = useState((heirs.find(({ you }) => you) ?? heirs[0])?.id ?? '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(removeColleague, { params: { id: member.id }, query: { heir } }),
    onSuccess: (organisation) => {
      queries.setQueryData(queryKeys.organisation.members, organisation)
      toast(`${member.name} hoort niet meer bij je organisatie.`)
      onClose()
    },
  })
  const heirError = fieldProblem(error, 'heir')
  return (
    <Dialog
      open
      busy={isPending}
      onOpenChange={onClose}
      title={`${member.name} verwijderen`}
      description="Vacatures, kandidaten en gesprekken gaan naar een collega. Het profiel, de agenda en de koppelingen met Microsoft verdwijnen. De toegang stopt meteen."
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button variant="danger" busy={isPending} disabled={heir === ''} onClick={() => mutate()}>
            Verwijderen
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SelectField
          label="Wie neemt het werk over?"
          value={heir}
          error={heirError}
          onChange={(event) => setHeir(event.target.value)}
        >
          {heirs.map(({ id, name, you }) => (
            <option key={id} value={id}>
              {you ? `${name} (jij)` : name}
            </option>
          ))}
        </SelectField>
        {error && heirError === undefined && (
          <Notice tone="red">{errorText(error, messages.colleagueRemoveFailed)}</Notice>
        )}
      </Stack>
    </Dialog>
  )
}
