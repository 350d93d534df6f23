import { RECENT_SIGN_IN_MINUTES } from '@wervio/contracts'
import { Button, Notice, Stack } from '@wervio/ui'
import { signInAgain } from './use-deletion.ts'

/** For whoever signed in too long ago to delete an account with this session. */
export const SignInFirst = () => (
  <Stack gap={4}>
    <Notice tone="amber">
      Log eerst opnieuw in, zodat zeker is dat jij het bent. Daarna kun je je account binnen {RECENT_SIGN_IN_MINUTES}{' '}
      minuten verwijderen.
    </Notice>
    <div>
      <Button onClick={() => void signInAgain()}>Opnieuw inloggen</Button>
    </div>
  </Stack>
)
