import { brand } from '@wervio/brand'
import { Text } from '@wervio/ui'
import { useInstallation } from '../session/installation.ts'

/** Whether this Wervio signs people in by itself, without a Firebase project. */
const useIsBuiltin = (): boolean => Boolean(useInstallation()?.firebase.emulatorUrl)

/** Explains what the built-in sign-in is for and what to set up before real use; empty with a real Firebase project. */
export const BuiltinSignInNote = () =>
  useIsBuiltin() && (
    <Text as="p" size="small" tone="muted">
      <strong>Ingebouwde aanmelding.</strong> Deze {brand().name} draait om te proberen, op deze computer alleen. Zet er
      geen gegevens van echte kandidaten in voordat je een eigen Firebase-project hebt ingesteld. Hoe dat gaat, staat in
      docs/operations.md bij ‘Production’.
    </Text>
  )

/** Says where the link of a mail is, because the built-in sign-in sends none; empty with a real Firebase project. */
export const BuiltinMailNote = () =>
  useIsBuiltin() && (
    <Text as="p" size="small" tone="muted">
      De ingebouwde aanmelding verstuurt geen mail. De link staat na het aanvragen in logs/auth-emulator.log, in de
      gegevensmap van deze {brand().name}.
    </Text>
  )
