import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { changeColleague, isOneOf, messages, roles, type Member } from '@wervio/contracts'
import { Button, Dialog, Notice, Stack, toast } from '@wervio/ui'
import { useState } from 'react'
import { fieldProblem } from './field-problem.ts'
import { RoleFields, type RoleChoice } from './role-fields.tsx'

/** Gives a colleague another role. */
export const RoleDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const queries = useQueryClient()
  const [choice, setChoice] = useState<RoleChoice>({
    role: isOneOf(roles, member.role) ? member.role : 'reader',
    vacancy_ids: member.vacancy_ids,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(changeColleague, { params: { id: member.id }, body: choice }),
    onSuccess: async (organisation) => {
      queries.setQueryData(queryKeys.organisation.members, organisation)
      toast(`De rol van ${member.name} is gewijzigd.`)
      onClose()
      if (member.you) await queries.invalidateQueries({ queryKey: queryKeys.profile })
    },
  })
  const vacanciesError = fieldProblem(error, 'vacancy_ids')
  return (
    <Dialog
      open
      busy={isPending}
      onOpenChange={onClose}
      title={`Rol van ${member.name}`}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            Opslaan
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <RoleFields choice={choice} onChange={setChoice} vacanciesError={vacanciesError} />
        {error && vacanciesError === undefined && (
          <Notice tone="red">{errorText(error, messages.colleagueSaveFailed)}</Notice>
        )}
      </Stack>
    </Dialog>
  )
}
