import { useQuery } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { getNotificationSettings, messages } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { ErrorState, LoadingState, Page } from '@wervio/ui'
import { Columns } from '../../profile/profile-layout.ts'
import { SettingsTabs } from '../settings-tabs.tsx'
import { DeviceCard } from './device-card.tsx'
import { KindsCard } from './kinds-card.tsx'

/** `/profile/notifications`: which notifications the recruiter gets, and whether this device shows them. */
export const NotificationSettingsPage = () => {
  const user = useCurrentUser()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.notifications.settings,
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  })
  return (
    <Page title="Notificaties" subtitle="Waarover je een melding krijgt, en waar.">
      <SettingsTabs />
      {user && data ? (
        <Columns>
          <KindsCard settings={data} />
          <DeviceCard uid={user.uid} />
        </Columns>
      ) : error ? (
        <ErrorState
          text={errorText(error, messages.notificationsFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <LoadingState label="Je instellingen laden..." />
      )}
    </Page>
  )
}
