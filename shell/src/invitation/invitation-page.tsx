import { useQuery } from '@tanstack/react-query'
import { call, errorText, isNotFound } from '@wervio/api-client'
import { isOneOf, labelOf, messages, openInvitation, roleExplanations, roleNames, roles } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useSession } from '@wervio/session'
import { ButtonLink, ErrorState, exactMoment, LoadingDots, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { Accept, INVITATION_KEY, SignInFirst } from './accept.tsx'
import { takeSecret } from './stored-secret.ts'

const Gone = () => (
  <SignInFrame title="Deze uitnodiging werkt niet meer">
    <Text>{messages.invitationGone}</Text>
    <div>
      <ButtonLink to={routes.home.href()} variant="secondary">
        Naar de startpagina
      </ButtonLink>
    </div>
  </SignInFrame>
)

/** `/uitnodiging#…`: who invites to what, and the way in. */
export const InvitationPage = () => {
  const session = useSession()
  const [secret] = useState(takeSecret)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [INVITATION_KEY, secret],
    queryFn: ({ signal }) => call(openInvitation, { body: { secret: secret ?? '' } }, { signal }),
    enabled: secret !== null,
    staleTime: Infinity,
  })
  if (secret === null || isNotFound(error)) return <Gone />
  if (!data)
    return (
      <SignInFrame title="Uitnodiging">
        {error ? (
          <ErrorState
            text={errorText(error, messages.invitationOpenFailed)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <LoadingDots />
        )}
      </SignInFrame>
    )
  const { organisation, by, role, expires_at } = data
  const host = organisation || 'een organisatie'
  return (
    <SignInFrame
      title={organisation ? `Werk mee bij ${organisation}` : 'Je bent uitgenodigd'}
      intro={by ? `${by} nodigt je uit voor ${host}.` : `Je bent uitgenodigd voor ${host}.`}
    >
      <Stack gap={1}>
        <Text strong>Je rol: {labelOf(roleNames, role)}</Text>
        {isOneOf(roles, role) && <Text tone="muted">{roleExplanations[role]}</Text>}
        <Text size="small" tone="muted">
          Geldig tot {exactMoment(expires_at)}
        </Text>
      </Stack>
      {session.status === 'loading' && <LoadingDots />}
      {session.status === 'signed-out' && <SignInFirst />}
      {session.status === 'signed-in' && <Accept user={session.user} secret={secret} role={role} />}
    </SignInFrame>
  )
}
