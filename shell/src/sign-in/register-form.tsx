import { useEffect } from 'react'
import { Button, LoadingDots, Stack } from '@wervio/ui'
import { Divider } from './divider.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useProviderSignIn } from './providers/use-provider-sign-in.ts'
import { registrationErrorText } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

/** The form of `/register`; the session that follows takes the user on. In a demo it makes an account of that. */
export const RegisterForm = ({ keepsDemo = false }: { keepsDemo?: boolean }) => {
  const provider = useProviderSignIn({ keepsDemo })
  const {
    form,
    submit,
    problem,
    busy: isSending,
  } = useSignInForm({
    fields: (all) => all.registrationFields,
    empty: { email: '', password: '' },
    send: (identity, { email, password }) =>
      keepsDemo ? identity.keepDemo(email, password) : identity.register(email, password),
    errorText: registrationErrorText,
  })
  const busy = isSending || provider.busy !== null
  const submitText = keepsDemo ? 'Account maken en bewaren' : 'Start gratis trial'
  useEffect(() => form.setFocus('email'), [form])
  return (
    <Stack gap={5}>
      <ProviderButtons disabled={busy} signIn={provider} />
      <Divider>of</Divider>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={keepsDemo ? 'Bewaar je werk met e-mail' : 'Start gratis met e-mail'}
      >
        <Stack gap={4}>
          {problem && <ProblemNotice key={problem} text={problem} />}
          <CredentialFields form={form} emailLabel="Werk e-mail" isNew busy={busy} />
          <Button type="submit" disabled={busy}>
            {isSending ? <LoadingDots /> : submitText}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
