import { messages, type RecruiterProfile } from '@wervio/contracts'
import { Button, Cluster, Notice, Page, Stack } from '@wervio/ui'
import { FormProvider } from 'react-hook-form'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { Portrait } from './portrait.tsx'
import { AboutCard, SignatureCard, StoryCard, WordsCard } from './profile-cards.tsx'
import { Columns } from './profile-layout.ts'
import { SaveBar } from './save-bar.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** The own profile, in fields that can be changed at once. */
export const ProfileEditor = ({ profile, uid }: { profile: RecruiterProfile; uid: string }) => {
  const { form, conflict, problem, isSaving, hasDraft, isStorageRefused, submit, saveOver, showOther, cancel } =
    useProfileForm(profile, uid)
  return (
    <Page
      title={profile.display_name || 'Profiel'}
      tabTitle="Profiel"
      subtitle={[profile.position, profile.department].filter(Boolean).join(' · ') || 'Vertel kandidaten wie je bent.'}
      picture={<Portrait profile={profile} />}
    >
      <SettingsTabs />
      <FormProvider {...form}>
        <form noValidate aria-label="Profiel" onSubmit={(event) => void submit(event)}>
          <Stack>
            {hasDraft && <Notice>Je had deze wijzigingen nog niet opgeslagen. Ze staan er weer.</Notice>}
            {isStorageRefused && (
              <Notice tone="amber">
                Je browser bewaart niet wat je typt. Sla het op voordat je deze pagina verlaat.
              </Notice>
            )}
            {problem && (
              <Notice tone="red" title={messages.profileSaveFailed}>
                {problem === messages.profileSaveFailed
                  ? 'Wat je hebt getypt, staat er nog. Probeer het opnieuw.'
                  : `${problem} Wat je hebt getypt, staat er nog.`}
              </Notice>
            )}
            {conflict && (
              <Notice tone="amber" title={messages.profileConflict}>
                <Cluster gap={2}>
                  <Button size="small" disabled={isSaving} onClick={saveOver}>
                    Bewaar wat hier staat
                  </Button>
                  <Button size="small" variant="secondary" disabled={isSaving} onClick={showOther}>
                    Toon wat er nu is opgeslagen
                  </Button>
                </Cluster>
              </Notice>
            )}
            <Columns>
              <Stack>
                <AboutCard email={profile.email} disabled={isSaving} />
                <StoryCard disabled={isSaving} />
              </Stack>
              <Stack>
                <WordsCard disabled={isSaving} />
                <SignatureCard disabled={isSaving} />
                <LanguageCard disabled={isSaving} />
                <AppearanceCard />
              </Stack>
            </Columns>
            {form.formState.isDirty && <SaveBar isSaving={isSaving} onCancel={cancel} />}
          </Stack>
        </form>
      </FormProvider>
    </Page>
  )
}
