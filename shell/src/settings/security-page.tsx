import * as routes from '@wervio/contracts/routes'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { LoadingState, Page, Skeleton, Stack, Text, TextLink } from '@wervio/ui'
import { useAtMost } from '../shared/use-at-most.ts'
import { AccountCards } from './account/account-cards.tsx'
import { SignInMethodsCard } from './sign-in-methods/sign-in-methods-card.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { useSignInFacts } from './account/sign-in-facts.ts'
import { useSessions } from './sessions/use-sessions.ts'
import { useSignInMethods } from './sign-in-methods/use-sign-in-methods.ts'
import { SettingsTabs } from './settings-tabs.tsx'

/** How long the cards wait for each other, in milliseconds: one that comes later moves those below it. */
const HOLD_MS = 1_000

const SecurityCards = () => {
  const isPending = [useSignInFacts(), useSignInMethods().query, useSessions().query].some((query) => query.isPending)
  const isHeld = useAtMost(isPending, HOLD_MS)
  return (
    <>
      {isHeld && (
        <LoadingState label="Beveiliging laden...">
          <Stack>
            <Skeleton height="10rem" />
            <Skeleton height="10rem" />
            <Skeleton height="14rem" />
          </Stack>
        </LoadingState>
      )}
      <div hidden={isHeld}>
        <Stack>
          <AccountCards />
          <SignInMethodsCard />
          <SessionsCard />
          <DeletionCard />
        </Stack>
      </div>
    </>
  )
}

/** The visitor of a demo has nothing that has to be asked for. */
const Cards = () => {
  const user = useCurrentUser()
  if (!user || !isDemoVisitor(user)) return <SecurityCards />
  return (
    <Stack>
      <AccountCards />
      <SignInMethodsCard />
    </Stack>
  )
}

/** `/profile/security`: how the recruiter signs in, and where they are signed in. A card for each subject. */
export const SecurityPage = () => (
  <Page title="Beveiliging" subtitle="Hoe je inlogt, en waar je bent ingelogd.">
    <SettingsTabs />
    <Cards />
    <Text size="small" tone="muted">
      Wat we met gegevens doen staat in ons <TextLink to={routes.privacy.href()}>privacybeleid</TextLink>, wat we
      afspreken in de <TextLink to={routes.privacy.terms()}>gebruikersvoorwaarden</TextLink> en de{' '}
      <TextLink to={routes.privacy.fairUse()}>fair use policy</TextLink>.
    </Text>
  </Page>
)
