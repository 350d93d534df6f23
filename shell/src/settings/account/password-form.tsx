import { call } from '@wervio/api-client'
import { endSessions } from '@wervio/contracts'
import { useEffect, useState } from 'react'
import { Button, Cluster, Stack } from '@wervio/ui'
import { SecondFactorNeeded, type AccountSecurity, type SignInFacts } from '../../sign-in/account-security.ts'
import { CodeForm } from '../../sign-in/code-form.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { ProblemNotice } from '../../sign-in/problem-notice.tsx'
import { changeErrorText } from '../../sign-in/sign-in-texts.ts'
import { useSignInForm } from '../../sign-in/use-sign-in-form.ts'
import { useReadSessions } from '../sessions/use-sessions.ts'
import { useRefreshFacts } from './sign-in-facts.ts'

type Props = { facts: SignInFacts; onSaved: () => void; onCancel: () => void }

/** The old password, the new one, and the code of somebody with a second factor. */
export const PasswordForm = ({ facts, onSaved, onCancel }: Props) => {
  const [needed, setNeeded] = useState<SecondFactorNeeded | null>(null)
  const refresh = useRefreshFacts()
  const readSessions = useReadSessions()
  const save = async (security: AccountSecurity, password: string) => {
    await security.setPassword(password)
    // The provider ended the others already; without this they would still be listed.
    await call(endSessions, { body: { keep_own: true } }).catch(() => undefined)
    await Promise.all([refresh(), readSessions()])
    onSaved()
  }
  const { form, submit, problem, busy } = useSignInForm({
    fields: (all) => all.passwordChangeFields(facts.hasPassword),
    empty: { current: '', next: '' },
    send: async ({ security }, { current, next }) => {
      try {
        if (facts.hasPassword) await security.confirm(current)
      } catch (error) {
        if (!(error instanceof SecondFactorNeeded)) throw error
        setNeeded(error)
        return
      }
      await save(security, next)
    },
    errorText: changeErrorText,
  })
  useEffect(() => form.setFocus(facts.hasPassword ? 'current' : 'next'), [form, facts.hasPassword])
  if (needed)
    return (
      <CodeForm
        send={async ({ security }, code) => {
          await needed.finish(code)
          await save(security, form.getValues('next'))
        }}
        errorText={changeErrorText}
        submitLabel="Wachtwoord opslaan"
        onCancel={onCancel}
      />
    )
  const { errors } = form.formState
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Wachtwoord">
      <Stack gap={4}>
        {problem && <ProblemNotice key={problem} text={problem} />}
        {facts.hasPassword && (
          <PasswordField
            label="Huidig wachtwoord"
            autoComplete="current-password"
            busy={busy}
            error={errors.current?.message}
            {...form.register('current')}
          />
        )}
        <PasswordField
          label="Nieuw wachtwoord"
          hint="Minimaal 6 karakters. Een lange zin is het sterkst."
          autoComplete="new-password"
          busy={busy}
          error={errors.next?.message}
          {...form.register('next')}
        />
        <Cluster>
          <Button type="submit" busy={busy} disabled={busy}>
            Wachtwoord opslaan
          </Button>
          <Button type="button" variant="quiet" disabled={busy} onClick={onCancel}>
            Annuleren
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
