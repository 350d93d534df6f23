import { useEffect } from 'react'
import { Button, Stack, Text, TextField } from '@wervio/ui'
import { ProblemNotice } from './problem-notice.tsx'
import { signInErrorText } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

type Props = { email: string; password: string; onBack: () => void }

/** For somebody without their app: a recovery code takes the second step away, and the password signs them in. */
export const RecoveryForm = ({ email, password, onBack }: Props) => {
  const { form, submit, problem, busy } = useSignInForm({
    fields: (all) => all.recoveryFields,
    empty: { code: '' },
    send: async (identity, { code }) => {
      await identity.recover(email, code)
      await identity.signIn(email, password)
    },
    errorText: signInErrorText,
  })
  useEffect(() => form.setFocus('code', { shouldSelect: problem !== null }), [form, problem])
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Herstelcode">
      <Stack gap={4}>
        {problem && <ProblemNotice key={problem} text={problem} takesFocus={false} />}
        <Text tone="muted">
          Met een herstelcode gaat tweestapsverificatie uit en log je meteen in. Zet haar daarna weer aan bij Profiel,
          Beveiliging.
        </Text>
        <TextField
          label="Herstelcode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" busy={busy} disabled={busy}>
          Inloggen met herstelcode
        </Button>
        <Button type="button" variant="quiet" disabled={busy} onClick={onBack}>
          Terug naar de code uit je app
        </Button>
      </Stack>
    </form>
  )
}
