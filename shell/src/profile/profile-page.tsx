import { useQuery } from '@tanstack/react-query'
import { errorText, profileQuery } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { ErrorState, LoadingState, Page } from '@wervio/ui'
import { ProfileEditor } from './profile-editor.tsx'

/** `/profile`: what the recruiter tells about themselves, and how the product looks to them. */
export const ProfilePage = () => {
  const user = useCurrentUser()
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  if (user && data) return <ProfileEditor profile={data} uid={user.uid} />
  return (
    <Page title="Profiel">
      {error ? (
        <ErrorState text={errorText(error, messages.profileFailed)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingState label="Je profiel laden..." />
      )}
    </Page>
  )
}
