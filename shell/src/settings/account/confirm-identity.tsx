import { useEffect, useState } from 'react'
import { Button, Cluster, Stack, Text } from '@wervio/ui'
import { SecondFactorNeeded } from '../../sign-in/account-security.ts'
import { CodeForm } from '../../sign-in/code-form.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { ProblemNotice } from '../../sign-in/problem-notice.tsx'
import { changeErrorText } from '../../sign-in/sign-in-texts.ts'
import { useSignInForm } from '../../sign-in/use-sign-in-form.ts'

type Props = {
  /** What the password is asked for: 'om tweestapsverificatie uit te zetten'. */
  purpose: string
  /** Does what was asked, once it is clear who asks; what it rejects with is told here. */
  onConfirmed: () => Promise<void>
  onCancel: () => void
}

/**
 * Asks for the password, and for a code where the account has a second factor: an open screen isn't enough for a
 * change.
 */
export const ConfirmIdentity = ({ purpose, onConfirmed, onCancel }: Props) => {
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null)
  const { form, submit, problem, busy } = useSignInForm({
    fields: (all) => all.confirmationFields,
    empty: { password: '' },
    send: async (identity, { password }) => {
      try {
        await identity.security.confirm(password)
      } catch (error) {
        if (!(error instanceof SecondFactorNeeded)) throw error
        setNeeded(error)
        return
      }
      await onConfirmed()
    },
    errorText: changeErrorText,
  })
  useEffect(() => form.setFocus('password', { shouldSelect: problem !== null }), [form, problem])
  if (needed)
    return (
      <CodeForm
        send={async (_identity, code) => {
          await needed.finish(code)
          await onConfirmed()
        }}
        errorText={changeErrorText}
        submitLabel="Doorgaan"
        onCancel={onCancel}
      />
    )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Bevestig dat jij het bent">
      <Stack gap={4}>
        <Text tone="muted">Vul je wachtwoord in {purpose}.</Text>
        {problem && <ProblemNotice key={problem} text={problem} takesFocus={false} />}
        <PasswordField
          label="Huidig wachtwoord"
          autoComplete="current-password"
          busy={busy}
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <Cluster>
          <Button type="submit" busy={busy} disabled={busy}>
            Doorgaan
          </Button>
          <Button type="button" variant="quiet" disabled={busy} onClick={onCancel}>
            Annuleren
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
