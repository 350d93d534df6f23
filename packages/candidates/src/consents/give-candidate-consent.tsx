import { consentWording } from '@wervio/contracts'
import { GiveConsentDialog } from './give-consent-dialog.tsx'
import { useGiveConsent } from './use-consents.ts'

type Props = {
  candidate: { id: string; name: string }
  onClose: () => void
  /** Called once it is noted, before the dialog closes. */
  onGiven?: () => void
}

/** Notes that a candidate agrees to being recorded and transcribed. */
export const GiveCandidateConsent = ({ candidate, onClose, onGiven }: Props) => (
  <GiveConsentDialog
    description={`Waarmee stemt ${candidate.name} in? Zonder toestemming gaat alles gewoon door, maar wordt er niets opgenomen.`}
    wordingLabel="Waarmee de kandidaat instemt"
    wording={consentWording}
    giving={useGiveConsent(candidate.id, () => {
      onGiven?.()
      onClose()
    })}
    onClose={onClose}
  />
)
