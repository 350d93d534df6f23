import { GiveConsentDialog } from '@wervio/candidates'
import { meetingConsentWording } from '@wervio/contracts'
import { useGiveMeetingConsent } from './use-meeting-consent.ts'

type Props = { meetingId: string; onGiven: () => void; onClose: () => void }

/** Notes that whoever is in a meeting without a candidate agrees to being recorded and transcribed. */
export const GiveMeetingConsent = ({ meetingId, onGiven, onClose }: Props) => (
  <GiveConsentDialog
    description="Waarmee stemt iedereen in dit gesprek in? Zonder toestemming wordt er niets uitgeschreven."
    wordingLabel="Waarmee iedereen instemt"
    wording={meetingConsentWording}
    giving={useGiveMeetingConsent(meetingId, () => {
      onGiven()
      onClose()
    })}
    onClose={onClose}
  />
)
