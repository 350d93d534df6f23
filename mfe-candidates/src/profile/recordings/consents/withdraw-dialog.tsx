import { errorText } from '@wervio/api-client'
import { messages, type Candidate, type Consent } from '@wervio/contracts'
import { Button, Dialog, Notice } from '@wervio/ui'
import { consentTitle, withdrawalText } from './consent-texts.ts'
import { useWithdrawConsent } from './use-consents.ts'
import { WithdrawalProof } from './withdrawal-proof.tsx'

type Props = { candidate: Candidate; consent: Consent; onClose: () => void }

/** Says what goes when a consent is withdrawn, and afterwards what went. */
export const WithdrawDialog = ({ candidate, consent, onClose }: Props) => {
  const { mutate, isPending, data: withdrawnConsent, error } = useWithdrawConsent(candidate.id)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      title={withdrawnConsent ? 'De toestemming is ingetrokken' : 'Toestemming intrekken?'}
      description={withdrawnConsent ? undefined : withdrawalText(candidate.name, consent)}
      actions={
        withdrawnConsent ? (
          <Button onClick={onClose}>Klaar</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isPending} onClick={onClose}>
              Annuleren
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate(consent.id)}>
              Trek in en verwijder
            </Button>
          </>
        )
      }
    >
      {withdrawnConsent ? <WithdrawalProof consent={withdrawnConsent} /> : consentTitle(consent)}
      {error && !isPending && (
        <Notice tone="red" title={errorText(error, messages.consentSaveFailed)}>
          Er is niets verwijderd dat we kunnen bevestigen. Probeer het opnieuw.
        </Notice>
      )}
    </Dialog>
  )
}
