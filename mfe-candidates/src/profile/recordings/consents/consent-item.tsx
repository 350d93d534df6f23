import { consentTitle, useWithdrawConsent, withdrawalText, WithdrawalProof, WithdrawDialog } from '@wervio/candidates'
import { type Candidate, type Consent, withdrawConsent } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Badge, Button, Cluster, Stack, Text, tokens } from '@wervio/ui'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

const Wording = styled.details`
  font: ${tokens.font.small};
  summary {
    min-height: 1.5rem;
    color: ${tokens.accent.base};
    cursor: pointer;
  }
  blockquote {
    margin-top: ${tokens.space[1]};
    padding-left: ${tokens.space[3]};
    border-left: 2px solid ${tokens.line.strong};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** One consent: how and when, in which words, and taking it back or the proof that it was. */
export const ConsentItem = ({ candidate, consent }: { candidate: Candidate; consent: Consent }) => {
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const withdrawing = useWithdrawConsent(candidate.id, consent.id)
  const mayWithdraw = useMay(withdrawConsent)
  const isWithdrawn = consent.withdrawn_at !== null
  const title = consentTitle(consent)
  return (
    <li aria-label={title}>
      <Stack gap={2}>
        <Cluster gap={2}>
          <Text as="span" strong>
            {title}
          </Text>
          {isWithdrawn ? (
            <Badge icon={ShieldOff}>Ingetrokken</Badge>
          ) : (
            <Badge tone="green" icon={ShieldCheck}>
              Geldig
            </Badge>
          )}
        </Cluster>
        {consent.by !== null && (
          <Text size="small" tone="muted">
            Vastgelegd door {consent.by}
          </Text>
        )}
        <Wording>
          <summary>Waarmee {candidate.name} instemde</summary>
          <blockquote>{consent.wording}</blockquote>
        </Wording>
        {isWithdrawn && <WithdrawalProof consents={[consent]} />}
        {!isWithdrawn && mayWithdraw && (
          <Cluster>
            <Button variant="quiet" size="small" icon={ShieldOff} onClick={() => setIsWithdrawing(true)}>
              Trek in
            </Button>
          </Cluster>
        )}
      </Stack>
      {isWithdrawing && (
        <WithdrawDialog
          description={withdrawalText(candidate.name, consent)}
          withdrawing={withdrawing}
          onClose={() => setIsWithdrawing(false)}
        >
          {title}
        </WithdrawDialog>
      )}
    </li>
  )
}
