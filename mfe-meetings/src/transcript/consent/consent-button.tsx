import { GiveCandidateConsent } from '@wervio/candidates'
import { giveConsent, giveMeetingConsent, type MeetingTranscript } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button } from '@wervio/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { GiveMeetingConsent } from './give-meeting-consent.tsx'

type Props = {
  meetingId: string
  consent: NonNullable<MeetingTranscript['consent']>
  /** Called once consent is noted. */
  onGiven: () => void
}

/** Notes the consent that a transcript waits for: the candidate's, or that of whoever is in a meeting without one. */
export const ConsentButton = ({ meetingId, consent: { candidate }, onGiven }: Props) => {
  const [isGiving, setIsGiving] = useState(false)
  const mayGive = useMay(candidate ? giveConsent : giveMeetingConsent)
  const close = () => setIsGiving(false)
  if (!mayGive) return null
  return (
    <>
      <Button icon={ShieldCheck} onClick={() => setIsGiving(true)}>
        Leg toestemming vast
      </Button>
      {isGiving &&
        (candidate ? (
          <GiveCandidateConsent candidate={candidate} onGiven={onGiven} onClose={close} />
        ) : (
          <GiveMeetingConsent meetingId={meetingId} onGiven={onGiven} onClose={close} />
        ))}
    </>
  )
}
