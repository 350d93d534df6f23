import { useEffect, useState } from 'react'
import { Button, Notice, Stack, TextField } from '@wervio/ui'
import { BuiltinMailNote } from './builtin-sign-in-note.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { resetErrorText, signInTexts } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** Asks for a mail with a new password. The answer is the same whether the address is known or not. */
export const ResetForm = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const [isSent, setIsSent] = useState(false)
  const { form, submit, problem, busy } = useSignInForm({
    fields: (all) => all.resetFields,
    empty: { email },
    send: (identity, values) => identity.sendPasswordReset(values.email),
    errorText: resetErrorText,
    onDone: () => setIsSent(true),
  })
  useEffect(() => form.setFocus('email'), [form])
  return (
    <SignInFrame
      title="Wachtwoord vergeten"
      intro="Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord te kiezen."
    >
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Wachtwoord vergeten">
        <Stack gap={4}>
          {problem && <ProblemNotice key={problem} text={problem} />}
          {isSent && <Notice tone="green">{signInTexts.resetSent}</Notice>}
          <BuiltinMailNote />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            required
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" busy={busy} disabled={busy}>
            Stuur mij een link
          </Button>
          <Button type="button" variant="quiet" disabled={busy} onClick={onBack}>
            Terug naar inloggen
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  )
}
