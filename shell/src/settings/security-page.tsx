import { Page, Stack } from '@wervio/ui'
import { AccountCards } from './account/account-cards.tsx'
import { SignInMethodsCard } from './sign-in-methods/sign-in-methods-card.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { SettingsTabs } from './settings-tabs.tsx'

/** `/profile/security`: how the recruiter signs in, and where they are signed in. A card for each subject. */
export const SecurityPage = () => (
  <Page title="Beveiliging" subtitle="Hoe je inlogt, en waar je bent ingelogd.">
    <SettingsTabs />
    <Stack>
      <AccountCards />
      <SignInMethodsCard />
      <SessionsCard />
      <DeletionCard />
    </Stack>
  </Page>
)
