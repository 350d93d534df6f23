import { useEffect, useState } from 'react'
import { Button, Stack } from '@wervio/ui'
import { SecondFactorNeeded } from './account-security.ts'
import { CodeStep, type HalfSignIn } from './code-step.tsx'
import { Divider } from './divider.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useProviderSignIn } from './providers/use-provider-sign-in.ts'
import { signInErrorText, signInTexts } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

type Props = {
  /** What was typed before the reset form was opened; null when it wasn't. */
  earlierEmail?: string | null
  /** Opens the reset form; without it there is no button for that. */
  onForgotten?: (email: string) => void
}

/** The form of `/login`; the session that follows takes the user on. The focus starts in its first empty field. */
export const LoginForm = ({ earlierEmail = null, onForgotten }: Props) => {
  const [half, setHalf] = useState<HalfSignIn | null>(null)
  const provider = useProviderSignIn()
  const {
    form,
    submit,
    problem,
    busy: isSending,
  } = useSignInForm({
    fields: (all) => all.signInFields,
    empty: { email: earlierEmail ?? '', password: '' },
    send: async (identity, { email, password }) => {
      try {
        await identity.signIn(email, password)
      } catch (error) {
        if (!(error instanceof SecondFactorNeeded)) throw error
        setHalf({ needed: error, email, password })
      }
    },
    errorText: signInErrorText,
  })
  const busy = isSending || provider.busy !== null
  const isRefused = problem === signInTexts.wrongCredentials
  const cancelCode = () => {
    form.setValue('password', '')
    setHalf(null)
  }
  useEffect(() => {
    if (!half) form.setFocus(form.getValues('email') === '' ? 'email' : 'password')
  }, [form, half])
  useEffect(() => {
    if (isRefused) form.setFocus('password', { shouldSelect: true })
  }, [form, isRefused])
  if (half) return <CodeStep half={half} onCancel={cancelCode} />
  return (
    <Stack gap={5}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Inloggen">
        <Stack gap={4}>
          {problem && <ProblemNotice key={problem} text={problem} takesFocus={!isRefused} />}
          <CredentialFields form={form} busy={busy} />
          <Button type="submit" busy={isSending} disabled={busy}>
            Inloggen
          </Button>
          {onForgotten && (
            <Button type="button" variant="quiet" disabled={busy} onClick={() => onForgotten(form.getValues('email'))}>
              Wachtwoord vergeten?
            </Button>
          )}
        </Stack>
      </form>
      <Divider>of</Divider>
      <ProviderButtons disabled={busy} signIn={provider} />
    </Stack>
  )
}
