import { Button, Dialog, Stack, TextField, toast } from '@wervio/ui'
import { useId } from 'react'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { ProblemNotice } from '../../sign-in/problem-notice.tsx'
import { registrationFields } from '../../sign-in/sign-in-fields.ts'
import { registrationErrorText } from '../../sign-in/sign-in-texts.ts'
import { useSignInForm } from '../../sign-in/use-sign-in-form.ts'

type Props = { email: string; onDone: () => void; onCancel: () => void }

/** Gives an account that came by Google or Microsoft an address and a password too. */
export const PasswordDialog = ({ email, onDone, onCancel }: Props) => {
  const formId = useId()
  const { form, submit, problem, busy } = useSignInForm({
    fields: registrationFields,
    empty: { email, password: '' },
    send: (identity, values) => identity.addPassword(values.email, values.password),
    errorText: registrationErrorText,
    onDone: () => {
      toast('Je kunt nu ook inloggen met e-mail en wachtwoord.')
      onDone()
    },
  })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !busy) onCancel()
      }}
      title="E-mail en wachtwoord koppelen"
      description="Daarmee kun je dan ook inloggen."
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Koppelen
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label="E-mail en wachtwoord" onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {problem && <ProblemNotice key={problem} text={problem} />}
          <TextField
            label="E-mail"
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
        </Stack>
      </form>
    </Dialog>
  )
}
