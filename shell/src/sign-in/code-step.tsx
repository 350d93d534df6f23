import { useState } from 'react'
import { Button } from '@wervio/ui'
import type { SecondFactorNeeded } from './account-security.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'

/** A sign-in whose password was right. */
export type HalfSignIn = { needed: SecondFactorNeeded; email: string; password: string }

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export const CodeStep = ({ half, onCancel }: { half: HalfSignIn; onCancel: () => void }) => {
  const [isRecovering, setIsRecovering] = useState(false)
  const { needed, email, password } = half
  if (isRecovering) return <RecoveryForm email={email} password={password} onBack={() => setIsRecovering(false)} />
  return (
    <CodeForm send={(identity, code) => identity.enterCode(needed, code)} submitLabel="Inloggen" onCancel={onCancel}>
      {(busy) => (
        <Button type="button" variant="quiet" disabled={busy} onClick={() => setIsRecovering(true)}>
          Herstelcode gebruiken
        </Button>
      )}
    </CodeForm>
  )
}
