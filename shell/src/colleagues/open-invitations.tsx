import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { labelOf, messages, roleNames, withdrawInvitation, type Invitation } from '@wervio/contracts'
import {
  Badge,
  Button,
  Card,
  Cluster,
  ErrorState,
  exactMoment,
  Heading,
  plainList,
  Stack,
  Text,
  toast,
  tokens,
} from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { InviteDialog } from './invite-dialog.tsx'
import { invitationsQuery } from './queries.ts'

const List = styled.ul`
  ${plainList}
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[3]};
  &:not(:first-child) {
    border-top: 1px solid ${tokens.line.base};
  }
`

const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const { id, email, role, expires_at, is_expired } = invitation
  const [isInviting, setIsInviting] = useState(false)
  const queries = useQueryClient()
  const whom = email ?? 'wie de link heeft'
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawInvitation, { params: { id } }),
    onSuccess: () => toast(is_expired ? 'De uitnodiging is verwijderd.' : 'De uitnodiging is ingetrokken.'),
    onError: (error) => toast(errorText(error, messages.invitationsFailed), { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.organisation.invitations }),
  })
  return (
    <Row>
      <div>
        <Text strong>
          {labelOf(roleNames, role)}, voor {whom}
        </Text>
        <Cluster gap={2}>
          {is_expired && <Badge tone="amber">Verlopen</Badge>}
          <Text size="small" tone="muted">
            {is_expired ? `Gold tot ${exactMoment(expires_at)}` : `Geldig tot ${exactMoment(expires_at)}`}
          </Text>
        </Cluster>
      </div>
      <Cluster gap={2}>
        {is_expired && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Opnieuw uitnodigen: ${whom}`}
            onClick={() => setIsInviting(true)}
          >
            Opnieuw uitnodigen
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          busy={isPending}
          aria-label={is_expired ? `Verwijderen: uitnodiging voor ${whom}` : `Intrekken: uitnodiging voor ${whom}`}
          onClick={() => mutate()}
        >
          {is_expired ? 'Verwijderen' : 'Intrekken'}
        </Button>
      </Cluster>
      {isInviting && <InviteDialog earlier={invitation} onClose={() => setIsInviting(false)} />}
    </Row>
  )
}

/** The invitations that nobody accepted yet, those that expired lately too; nothing while there are none. */
export const OpenInvitations = () => {
  const { data, error, isFetching, refetch } = useQuery(invitationsQuery)
  if (error && !data)
    return (
      <ErrorState
        text={errorText(error, messages.invitationsFailed)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <Card as="section" aria-label="Open uitnodigingen">
      <Stack gap={1}>
        <Heading level={2} size="card">
          Open uitnodigingen
        </Heading>
        <List>
          {data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </List>
      </Stack>
    </Card>
  )
}
