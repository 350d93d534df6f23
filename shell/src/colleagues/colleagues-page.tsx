import { useQuery } from '@tanstack/react-query'
import { errorText, profileQuery } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { Button, Cluster, ErrorState, LoadingState, Page, Stack, Text } from '@wervio/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useOwnRole } from '../role/use-own-role.ts'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { OrganisationName } from './organisation-name.tsx'
import { organisationQuery } from './queries.ts'

/** `/profile/colleagues`: who is in the organisation and as what; owners invite, change and remove. */
export const ColleaguesPage = () => {
  const isOwner = useOwnRole() === 'owner'
  // The role comes with it.
  const { isPending: isRolePending } = useQuery(profileQuery)
  const { data, error, isFetching, refetch } = useQuery(organisationQuery)
  const [inviting, setInviting] = useState(false)
  return (
    <Page title="Collega’s" subtitle="Wie er bij je organisatie horen.">
      <SettingsTabs />
      {(!data || isRolePending) && !error && <LoadingState label="Je collega’s laden..." />}
      {!data && error && (
        <ErrorState
          text={errorText(error, messages.organisationFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && !isRolePending && (
        <Stack>
          {/* Not in the head: what stands below it would move when the role is known. */}
          {isOwner && (
            <Cluster justify="end">
              <Button icon={UserPlus} onClick={() => setInviting(true)}>
                Collega uitnodigen
              </Button>
            </Cluster>
          )}
          {isOwner && <OrganisationName key={data.name} name={data.name} />}
          <MemberList members={data.members} mayChange={isOwner} />
          {isOwner && data.members.length === 1 && (
            <Text tone="muted">
              Je werkt hier nog alleen. Een collega die je uitnodigt, werkt met dezelfde vacatures en kandidaten.
            </Text>
          )}
          {isOwner ? (
            <OpenInvitations />
          ) : (
            <Text tone="muted">Een eigenaar nodigt collega’s uit en verandert rollen.</Text>
          )}
        </Stack>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}
