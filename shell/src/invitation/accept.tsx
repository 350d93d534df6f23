import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { acceptInvitation, messages, type InvitationOffer } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useNavigate } from '@wervio/routing'
import { isDemoVisitor, signOut, type SessionUser } from '@wervio/session'
import { Button, ButtonLink, Cluster, Notice, Stack, Text, toast } from '@wervio/ui'
import { rememberRole } from '@wervio/remote-kit'
import { dropSecret } from './stored-secret.ts'

/** For whoever isn't signed in: both ways lead back here. */
export const SignInFirst = () => {
  const here = routes.invitation.href()
  return (
    <Stack gap={3}>
      <Text>Maak een account of log in om de uitnodiging aan te nemen.</Text>
      <Cluster gap={3}>
        <ButtonLink to={routes.register.href(here)}>Account maken</ButtonLink>
        <ButtonLink to={routes.login.href(here)} variant="secondary">
          Inloggen
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}

type Props = { user: SessionUser; secret: string; role: InvitationOffer['role'] }

/** For whoever is signed in. */
export const Accept = ({ user, secret, role }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { secret } }),
    onSuccess: async () => {
      dropSecret()
      rememberRole(user.uid, role)
      // What was read belonged to the organisation that is left.
      queries.clear()
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
        <Button variant="secondary" onClick={() => void signOut()}>
          Ander account gebruiken
        </Button>
      </Cluster>
    </Stack>
  )
}
