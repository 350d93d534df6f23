import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, errorText } from '@wervio/api-client'
import { acceptInvitation, messages, type InvitationOffer } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useNavigate } from '@wervio/routing'
import { isDemoVisitor, signOut, type SessionUser } from '@wervio/session'
import { Button, ButtonLink, Cluster, Notice, Stack, Text, toast } from '@wervio/ui'
import { rememberRole } from '@wervio/remote-kit'
import { useState } from 'react'
import { ConfirmAddress } from './confirm-address.tsx'
import { dropSecret } from './stored-secret.ts'

/** For whoever isn't signed in: both ways lead back here. */
export const SignInFirst = () => {
  const invitationPath = routes.invitation.href()
  return (
    <Stack gap={3}>
      <Text>Maak een account of log in om de uitnodiging aan te nemen.</Text>
      <Cluster gap={3}>
        <ButtonLink to={routes.register.href(invitationPath)}>Account maken</ButtonLink>
        <ButtonLink to={routes.login.href(invitationPath)} variant="secondary">
          Inloggen
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}

/** Where the queries keep the invitation of this page. */
export const INVITATION_KEY = 'invitation'

const isAddressUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'address_unconfirmed'

type Props = { user: SessionUser; secret: string; role: InvitationOffer['role'] }

/** For whoever is signed in. */
export const Accept = ({ user, secret, role }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isTriedAgain, setIsTriedAgain] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { secret } }),
    onSuccess: async () => {
      dropSecret()
      rememberRole(user.uid, role)
      // What was read belonged to the organisation that is left. Not the invitation: this page would ask for it again.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== INVITATION_KEY })
      toast('Welkom! Je hoort nu bij deze organisatie.')
      await navigate(routes.dashboard.href(), { replace: true })
    },
  })
  if (isDemoVisitor(user))
    return (
      <Stack gap={3}>
        <Notice tone="amber">Je bent in een demo. Verlaat die eerst om de uitnodiging aan te nemen.</Notice>
        <div>
          <Button onClick={() => void signOut()}>Demo verlaten</Button>
        </div>
      </Stack>
    )
  // Also while it is tried again: what was said of the mail stays on the screen.
  const waitsForAddress = isAddressUnconfirmed(error) || (isPending && isTriedAgain)
  if (waitsForAddress)
    return (
      <ConfirmAddress
        user={user}
        onGoOn={() => {
          setIsTriedAgain(true)
          mutate()
        }}
      />
    )
  return (
    <Stack gap={3}>
      <Text>
        Je bent ingelogd als {user.email}. Je eigen, lege organisatie verdwijnt als je de uitnodiging aanneemt.
      </Text>
      {error && <Notice tone="red">{errorText(error, messages.invitationAcceptFailed)}</Notice>}
      <Cluster gap={3}>
        <Button busy={isPending} onClick={() => mutate()}>
          Uitnodiging aannemen
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => void signOut()}>
          Ander account gebruiken
        </Button>
      </Cluster>
    </Stack>
  )
}
