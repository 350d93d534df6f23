import { consentTitle, useWithdrawAllConsents, wholeWithdrawalText, WithdrawDialog } from '@wervio/candidates'
import { type Candidate, type Consent, withdrawAllConsents } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, Text } from '@wervio/ui'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'

/** Withdraws every consent that stands in one act, where there are several. */
export const WithdrawAll = ({ candidate, consents }: { candidate: Candidate; consents: readonly Consent[] }) => {
  /** Those that stood when the dialog opened: they are no longer among the standing ones once it worked. */
  const [asked, setAsked] = useState<readonly Consent[]>([])
  const withdrawing = useWithdrawAllConsents(candidate.id)
  const mayWithdraw = useMay(withdrawAllConsents)
  const standing = consents.filter(({ withdrawn_at }) => withdrawn_at === null)
  return (
    <>
      {standing.length > 1 && mayWithdraw && (
        <Cluster>
          <Button variant="quiet" size="small" icon={ShieldOff} onClick={() => setAsked(standing)}>
            Trek alles in
          </Button>
        </Cluster>
      )}
      {asked.length > 0 && (
        <WithdrawDialog
          isPlural
          description={wholeWithdrawalText(candidate.name)}
          withdrawing={withdrawing}
          onClose={() => setAsked([])}
        >
          {asked.map((consent) => (
            <Text key={consent.id}>{consentTitle(consent)}</Text>
          ))}
        </WithdrawDialog>
      )}
    </>
  )
}
