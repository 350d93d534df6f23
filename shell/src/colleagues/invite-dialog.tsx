import { useQuery } from '@tanstack/react-query'
import { errorText } from '@wervio/api-client'
import { isOneOf, limits, messages, roles, type Invitation } from '@wervio/contracts'
import { Button, Dialog, Notice, Stack, TextField } from '@wervio/ui'
import { useState } from 'react'
import { fieldProblem } from './field-problem.ts'
import { InvitationReady } from './invitation-ready.tsx'
import { MailChoice } from './mail-choice.tsx'
import { mailSettingsQuery } from './queries.ts'
import { RoleFields, type RoleChoice } from './role-fields.tsx'
import { useInvite } from './use-invite.ts'

type Props = {
  /** An invitation that expired, whose place this one takes. */
  earlier?: Invitation | undefined
  onClose: () => void
}

const choiceOf = (earlier: Invitation | undefined): RoleChoice => ({
  role: earlier && isOneOf(roles, earlier.role) ? earlier.role : 'recruiter',
  vacancy_ids: earlier?.vacancy_ids ?? [],
})

/** Makes an invitation, mails it when asked to, and shows its link. */
export const InviteDialog = ({ earlier, onClose }: Props) => {
  const [email, setEmail] = useState(earlier?.email ?? '')
  const [choice, setChoice] = useState<RoleChoice>(() => choiceOf(earlier))
  const [wantsMail, setWantsMail] = useState(true)
  const { data: settings } = useQuery(mailSettingsQuery)
  const { mutate, isPending, error, data } = useInvite()
  if (data) return <InvitationReady invited={data} onClose={onClose} />
  const withoutAddress = email.trim() === '' ? 'Vul hierboven een e-mailadres in om de uitnodiging te mailen.' : null
  const obstacle = settings?.can_send === false ? messages.invitationMailNotSetUp : withoutAddress
  const byMail = wantsMail && obstacle === null && settings !== undefined
  const invite = () =>
    mutate({ draft: { ...choice, email: email.trim(), ...(earlier && { replaces: earlier.id }) }, byMail })
  const [emailError, vacanciesError] = [fieldProblem(error, 'email'), fieldProblem(error, 'vacancy_ids')]
  return (
    <Dialog
      open
      busy={isPending}
      onOpenChange={onClose}
      title={earlier ? 'Opnieuw uitnodigen' : 'Collega uitnodigen'}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button busy={isPending} onClick={invite}>
            {byMail ? 'Uitnodiging mailen' : 'Link maken'}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <TextField
          label="E-mailadres (mag leeg blijven)"
          hint="Met een adres kan alleen het account van dat adres de uitnodiging aannemen, en het adres moet bevestigd zijn."
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          value={email}
          error={emailError}
          onChange={(event) => setEmail(event.target.value)}
        />
        <MailChoice isChosen={wantsMail} obstacle={obstacle} onChange={setWantsMail} />
        <RoleFields choice={choice} onChange={setChoice} vacanciesError={vacanciesError} />
        {error && emailError === undefined && vacanciesError === undefined && (
          <Notice tone="red">{errorText(error, messages.invitationFailed)}</Notice>
        )}
      </Stack>
    </Dialog>
  )
}
