import { useEffect } from 'react'
import { Button, LoadingDots, Stack, TextField } from '@wervio/ui'
import { Divider } from './divider.tsx'
import { PasswordField } from './password-field.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { registrationFields } from './sign-in-fields.ts'
import { registrationErrorText } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** The form of `/register`; the session that follows takes the user on. */
export const RegisterForm = () => {
  const { form, submit, problem, busy } = useSignInForm({
    fields: registrationFields,
    empty: { email: '', password: '' },
    send: (identity, { email, password }) => identity.register(email, password),
    errorText: registrationErrorText,
  })
  const { errors } = form.formState
  useEffect(() => form.setFocus('email'), [form])
  return (
    <Stack gap={5}>
      <ProviderButtons disabled={busy} />
      <Divider>of</Divider>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Start gratis met e-mail">
        <Stack gap={4}>
          {problem && <ProblemNotice key={problem} text={problem} />}
          <TextField
            label="Werk e-mail"
            type="email"
            autoComplete="username"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label="Wachtwoord"
            hint="Minimaal 6 karakters"
            autoComplete="new-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" disabled={busy}>
            {busy ? <LoadingDots /> : 'Start gratis trial'}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
