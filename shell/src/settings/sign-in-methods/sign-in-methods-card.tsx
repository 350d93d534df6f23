import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { ErrorState, LoadingState, Text, TextLink } from '@wervio/ui'
import { ProviderWindows } from '../../sign-in/providers/provider-windows.tsx'
import { SettingCard } from '../setting-card.tsx'
import { MethodList } from './method-list.tsx'
import { useSignInMethods } from './use-sign-in-methods.ts'

const InDemo = () => (
  <Text>
    In een demo log je nog niet in. <TextLink to={routes.register.href()}>Bewaar je werk met een account</TextLink>, dan
    kies je hier hoe.
  </Text>
)

const Methods = () => {
  const { data, error, isFetching, refetch } = useSignInMethods().query
  if (data) return <ProviderWindows>{(windows) => <MethodList data={data} windows={windows} />}</ProviderWindows>
  if (!error) return <LoadingState label="Je inlogmethoden laden..." />
  const text = errorText(error, messages.signInMethodsFailed)
  return <ErrorState text={text} onRetry={() => void refetch()} busy={isFetching} />
}

/** The ways in which the recruiter can sign in to their account. */
export const SignInMethodsCard = () => {
  const user = useCurrentUser()
  const isDemo = user !== null && isDemoVisitor(user)
  return (
    <SettingCard id="sign-in-methods" title="Inlogmethoden">
      <Text tone="muted">Met elk van deze accounts log je in op hetzelfde account hier.</Text>
      {isDemo ? <InDemo /> : <Methods />}
    </SettingCard>
  )
}
