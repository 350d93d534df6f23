import { useEffect, type ReactNode } from 'react'
import { Button, Stack, Text, TextField } from '@wervio/ui'
import { ProblemNotice } from './problem-notice.tsx'
import type { SignIn } from './identity-session.ts'
import { codeErrorText } from './sign-in-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

type Props = {
  /** Uses the code; rejects when it is wrong. */
  send: (identity: SignIn, code: string) => Promise<void>
  submitLabel: string
  errorText?: (error: unknown) => string
  onCancel: () => void
  /** Other ways on, under the button; told whether a code is being sent. */
  children?: (busy: boolean) => ReactNode
}

/**
 * Asks for the six digits of somebody's app. The focus starts in the field, and comes back to it after a wrong code.
 */
export const CodeForm = ({ send, submitLabel, errorText = codeErrorText, onCancel, children }: Props) => {
  const { form, submit, problem, busy } = useSignInForm({
    fields: (all) => all.codeFields,
    empty: { code: '' },
    send: (identity, { code }) => send(identity, code),
    errorText,
  })
  useEffect(() => form.setFocus('code', { shouldSelect: problem !== null }), [form, problem])
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Code uit je app">
      <Stack gap={4}>
        {problem && <ProblemNotice key={problem} text={problem} takesFocus={false} />}
        <Text tone="muted">Open je authenticator-app en vul de code in die daar nu staat.</Text>
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" busy={busy} disabled={busy}>
          {submitLabel}
        </Button>
        {children?.(busy)}
        <Button type="button" variant="quiet" disabled={busy} onClick={onCancel}>
          Annuleren
        </Button>
      </Stack>
    </form>
  )
}
