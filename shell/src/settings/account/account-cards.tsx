import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { Card, ErrorState, LoadingState, Notice, Skeleton, Stack, Text } from '@wervio/ui'
import { changeErrorText } from '../../sign-in/sign-in-texts.ts'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SettingCard } from '../setting-card.tsx'
import { useSignInFacts } from './sign-in-facts.ts'

const CardsOfAccount = () => {
  const { data: facts, error, refetch } = useSignInFacts()
  if (facts?.email === '')
    return (
      <SettingCard id="second-factor" title="Tweestapsverificatie">
        <Text tone="muted">
          Je logt in met Google of Microsoft. Tweestapsverificatie zet je daar aan; die geldt dan ook hier.
        </Text>
      </SettingCard>
    )
  if (facts)
    return (
      <>
        <EmailCard facts={facts} />
        <PasswordCard facts={facts} />
        <SecondFactorCard facts={facts} />
      </>
    )
  if (error)
    return (
      <ErrorState
        title="Je gegevens konden niet worden opgehaald"
        text={changeErrorText(error)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <LoadingState label="Beveiliging laden...">
      <Stack>
        {['email', 'password', 'second-factor'].map((name) => (
          <Card key={name}>
            <Skeleton height="7rem" />
          </Card>
        ))}
      </Stack>
    </LoadingState>
  )
}

/** Address, password and second factor of the user; the visitor of a demo has none of them. */
export const AccountCards = () => {
  const user = useCurrentUser()
  if (user && isDemoVisitor(user))
    return <Notice>In een demo is er nog geen account om te beveiligen. Dat komt er als je je werk bewaart.</Notice>
  return <CardsOfAccount />
}
