import { Text } from '@wervio/ui'
import { inlinedFirebase } from '../session/firebase-settings.ts'

/** Whether this Wervio signs people in by itself, without a Firebase project. */
const isBuiltin = (): boolean => Boolean(inlinedFirebase()?.emulatorUrl)

/** Says on the pages of the built-in sign-in what it is for, and what comes before real use; nothing with a real project. */
export const BuiltinSignInNote = () =>
  isBuiltin() && (
    <Text as="p" size="small" tone="muted">
      <strong>Ingebouwde aanmelding.</strong> Deze Wervio draait om te proberen, op deze computer alleen. Zet er geen
      gegevens van echte kandidaten in voordat je een eigen Firebase-project hebt ingesteld. Hoe dat gaat, staat in
      docs/operations.md bij ‘Production’.
    </Text>
  )

/** Where the link is when no mail is sent; nothing with a real project. */
export const BuiltinResetNote = () =>
  isBuiltin() && (
    <Text as="p" size="small" tone="muted">
      De ingebouwde aanmelding verstuurt geen mail. De link staat na het aanvragen in logs/auth-emulator.log, in de
      gegevensmap van deze Wervio.
    </Text>
  )
