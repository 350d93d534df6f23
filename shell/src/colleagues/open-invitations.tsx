import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { labelOf, messages, roleNames, withdrawInvitation, type Invitation } from '@wervio/contracts'
import { Button, Card, ErrorState, exactMoment, Heading, plainList, Stack, Text, toast, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
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

const InvitationRow = ({ invitation: { id, email, role, expires_at } }: { invitation: Invitation }) => {
  const queries = useQueryClient()
  const whom = email ?? 'wie de link heeft'
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawInvitation, { params: { id } }),
    onSuccess: () => toast('De uitnodiging is ingetrokken.'),
    onError: (error) => toast(errorText(error, messages.invitationsFailed), { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.organisation.invitations }),
  })
  return (
    <Row>
      <div>
        <Text strong>
          {labelOf(roleNames, role)}, voor {whom}
        </Text>
        <Text size="small" tone="muted">
          Geldig tot {exactMoment(expires_at)}
        </Text>
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={isPending}
        aria-label={`Uitnodiging voor ${whom} intrekken`}
        onClick={() => mutate()}
      >
        Intrekken
      </Button>
    </Row>
  )
}

/** The invitations that can still be accepted; nothing while there are none. */
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
