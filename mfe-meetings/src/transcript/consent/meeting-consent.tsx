import { consentTitle, meetingWithdrawalText, WithdrawDialog } from '@wervio/candidates'
import { withdrawConsent, type Consent } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, Text } from '@wervio/ui'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useWithdrawMeetingConsent } from './use-meeting-consent.ts'

/** What whoever is in a meeting without a candidate agreed to, and taking that back. */
export const MeetingConsent = ({ consent }: { consent: Consent | null }) => {
  /** The one that the dialog is about: it no longer stands once that worked. */
  const [asked, setAsked] = useState<Consent | null>(null)
  const withdrawing = useWithdrawMeetingConsent(asked?.id ?? '')
  const mayWithdraw = useMay(withdrawConsent)
  return (
    <>
      {consent && (
        <Cluster gap={2}>
          <Text as="span" size="small" tone="muted">
            Toestemming van iedereen in het gesprek: {consentTitle(consent).toLowerCase()}
          </Text>
          {mayWithdraw && (
            <Button
              variant="quiet"
              size="small"
              icon={ShieldOff}
              onClick={() => {
                withdrawing.reset()
                setAsked(consent)
              }}
            >
              Trek toestemming in
            </Button>
          )}
        </Cluster>
      )}
      {asked && (
        <WithdrawDialog description={meetingWithdrawalText} withdrawing={withdrawing} onClose={() => setAsked(null)}>
          {consentTitle(asked)}
        </WithdrawDialog>
      )}
    </>
  )
}
