import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { Card, ErrorState, Heading, LoadingState, Stack, Text } from '@wervio/ui'
import { ProviderWindows } from '../../sign-in/providers/provider-windows.tsx'
import { MethodList } from './method-list.tsx'
import { useSignInMethods } from './use-sign-in-methods.ts'

/** The ways in which the recruiter can sign in to their account. */
export const SignInMethodsCard = () => {
  const { data, error, isFetching, refetch } = useSignInMethods().query
  return (
    <Card as="section" aria-labelledby="sign-in-methods">
      <Stack gap={3}>
        <Heading level={2} size="card" id="sign-in-methods">
          Inlogmethoden
        </Heading>
        <Text tone="muted">Met elk van deze accounts log je in op hetzelfde account hier.</Text>
        {data && <ProviderWindows>{(windows) => <MethodList data={data} windows={windows} />}</ProviderWindows>}
        {!data && error && (
          <ErrorState
            text={errorText(error, messages.signInMethodsFailed)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {!data && !error && <LoadingState label="Je inlogmethoden laden..." />}
      </Stack>
    </Card>
  )
}
