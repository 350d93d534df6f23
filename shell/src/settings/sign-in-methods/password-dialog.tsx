import { Button, Dialog, Stack, toast } from '@wervio/ui'
import { useId } from 'react'
import { CredentialFields } from '../../sign-in/credential-fields.tsx'
import { ProblemNotice } from '../../sign-in/problem-notice.tsx'
import { registrationErrorText } from '../../sign-in/sign-in-texts.ts'
import { useSignInForm } from '../../sign-in/use-sign-in-form.ts'

type Props = { email: string; onDone: () => void; onCancel: () => void }

/** Gives an account that came by Google or Microsoft an address and a password too. */
export const PasswordDialog = ({ email, onDone, onCancel }: Props) => {
  const formId = useId()
  const { form, submit, problem, busy } = useSignInForm({
    fields: (all) => all.registrationFields,
    empty: { email, password: '' },
    send: (identity, values) => identity.addPassword(values.email, values.password),
    errorText: registrationErrorText,
    onDone: () => {
      toast('Je kunt nu ook inloggen met e-mail en wachtwoord.')
      onDone()
    },
  })
  return (
    <Dialog
      open
      busy={busy}
      onOpenChange={onCancel}
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
          <CredentialFields form={form} isNew busy={busy} />
        </Stack>
      </form>
    </Dialog>
  )
}
