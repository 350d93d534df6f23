import { useEffect } from 'react'
import { Button, LoadingDots, Stack, TextField } from '@wervio/ui'
import { Divider } from './divider.tsx'
import { PasswordField } from './password-field.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useProviderSignIn } from './providers/use-provider-sign-in.ts'
import { registrationFields } from './sign-in-fields.ts'
import { registrationErrorText } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** The form of `/register`; the session that follows takes the user on. In a demo it makes an account of that. */
export const RegisterForm = ({ keepsDemo = false }: { keepsDemo?: boolean }) => {
  const provider = useProviderSignIn()
  const {
    form,
    submit,
    problem,
    busy: isSending,
  } = useSignInForm({
    fields: registrationFields,
    empty: { email: '', password: '' },
    send: (identity, { email, password }) =>
      keepsDemo ? identity.keepDemo(email, password) : identity.register(email, password),
    errorText: registrationErrorText,
  })
  const { errors } = form.formState
  const busy = isSending || provider.busy !== null
  const submitText = keepsDemo ? 'Account maken en bewaren' : 'Start gratis trial'
  useEffect(() => form.setFocus('email'), [form])
  return (
    <Stack gap={5}>
      {!keepsDemo && (
        <>
          <ProviderButtons disabled={busy} signIn={provider} />
          <Divider>of</Divider>
        </>
      )}
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={keepsDemo ? 'Bewaar je werk met e-mail' : 'Start gratis met e-mail'}
      >
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
            {isSending ? <LoadingDots /> : submitText}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
