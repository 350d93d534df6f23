import { errorText } from '@wervio/api-client'
import { messages, type Consent } from '@wervio/contracts'
import { Button, Dialog, Notice } from '@wervio/ui'
import type { ReactNode } from 'react'
import { WithdrawalProof } from './withdrawal-proof.tsx'

type Props = {
  /** What is withdrawn, by the way and the day on which it was given. */
  children: ReactNode
  /** What goes with it. */
  description: string
  isPlural?: boolean
  withdrawing: { mutate: () => void; isPending: boolean; data: readonly Consent[] | undefined; error: Error | null }
  onClose: () => void
}

/** Says what goes when consent is withdrawn, and afterwards what went. */
export const WithdrawDialog = ({ children, description, isPlural = false, withdrawing, onClose }: Props) => {
  const { mutate, isPending, data: withdrawnConsents, error } = withdrawing
  const doneTitle = isPlural ? 'De toestemmingen zijn ingetrokken' : 'De toestemming is ingetrokken'
  const question = isPlural ? 'Alle toestemmingen intrekken?' : 'Toestemming intrekken?'
  return (
    <Dialog
      open
      busy={isPending}
      onOpenChange={onClose}
      title={withdrawnConsents ? doneTitle : question}
      description={withdrawnConsents ? undefined : description}
      actions={
        withdrawnConsents ? (
          <Button onClick={onClose}>Klaar</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              Annuleren
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              Trek in en verwijder
            </Button>
          </>
        )
      }
    >
      {withdrawnConsents ? <WithdrawalProof consents={withdrawnConsents} /> : children}
      {error && !isPending && (
        <Notice tone="red" title={errorText(error, messages.consentSaveFailed)}>
          Er is niets verwijderd dat we kunnen bevestigen. Probeer het opnieuw.
        </Notice>
      )}
    </Dialog>
  )
}
