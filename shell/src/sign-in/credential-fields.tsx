import { TextField } from '@wervio/ui'
import type { UseFormReturn } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'

type Credentials = { email: string; password: string }

type Props = {
  form: UseFormReturn<Credentials>
  emailLabel?: string
  /** Whether the password is chosen here, instead of known already. */
  isNew?: boolean
  /** While somebody signs in, in whichever way: nothing can be pressed. */
  busy: boolean
}

/** The address and the password of a form of `useSignInForm`. */
export const CredentialFields = ({
  form: { register, formState },
  emailLabel = 'E-mail',
  isNew = false,
  busy,
}: Props) => (
  <>
    <TextField
      label={emailLabel}
      type="email"
      autoComplete="username"
      required
      error={formState.errors.email?.message}
      {...register('email')}
    />
    <PasswordField
      label="Wachtwoord"
      hint={isNew ? 'Minimaal 6 karakters' : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={formState.errors.password?.message}
      busy={busy}
      {...register('password')}
    />
  </>
)
