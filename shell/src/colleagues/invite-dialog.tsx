import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { createInvitation, INVITATION_DAYS, limits, messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, Dialog, Notice, Stack, TextField } from '@wervio/ui'
import { useState } from 'react'
import { fieldProblem } from './field-problem.ts'
import { InvitationLink } from './invitation-link.tsx'
import { RoleFields, type RoleChoice } from './role-fields.tsx'

/** Makes an invitation, then shows its link: the only time that anybody can see it. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [choice, setChoice] = useState<RoleChoice>({ role: 'recruiter', vacancy_ids: [] })
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call(createInvitation, { body: { ...choice, email } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.organisation.invitations }),
  })
  if (data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="De uitnodiging staat klaar"
        description={`Stuur deze link naar je collega. Hij werkt één keer, tot ${INVITATION_DAYS} dagen vanaf nu. Je ziet hem alleen nu.`}
        actions={<Button onClick={onClose}>Klaar</Button>}
      >
        <InvitationLink address={location.origin + routes.invitation.withSecret(data.secret)} />
      </Dialog>
    )
  const [emailError, vacanciesError] = [fieldProblem(error, 'email'), fieldProblem(error, 'vacancy_ids')]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Collega uitnodigen"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            Link maken
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <TextField
          label="E-mailadres (mag leeg blijven)"
          hint="Met een adres kan alleen het account van dat adres de uitnodiging aannemen."
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          value={email}
          error={emailError}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleFields choice={choice} onChange={setChoice} vacanciesError={vacanciesError} />
        {error && emailError === undefined && vacanciesError === undefined && (
          <Notice tone="red">{errorText(error, messages.invitationFailed)}</Notice>
        )}
      </Stack>
    </Dialog>
  )
}
