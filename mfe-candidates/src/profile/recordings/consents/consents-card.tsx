import { GiveCandidateConsent, useConsents } from '@wervio/candidates'
import { type Candidate, giveConsent, messages } from '@wervio/contracts'
import { LoadError, useMay } from '@wervio/remote-kit'
import { Button, Card, Cluster, Heading, LoadingState, Skeleton, Stack, Text } from '@wervio/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ConsentItem } from './consent-item.tsx'
import { WithdrawAll } from './withdraw-all.tsx'

/** What a candidate agreed to for recording and transcription. */
export const ConsentsCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, error, isFetching, refetch } = useConsents(candidate.id)
  const [isGiving, setIsGiving] = useState(false)
  const mayGive = useMay(giveConsent)
  const renderConsents = () => {
    if (!data && error)
      return (
        <LoadError
          error={error}
          title={messages.consentsFailed}
          safe="De toestemmingen zelf zijn bewaard."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    if (!data)
      return (
        <LoadingState label="Toestemmingen laden...">
          {/* As high as the sentence of who gave none: what stands below stays where it is. */}
          <Skeleton height="4.125rem" />
        </LoadingState>
      )
    if (data.length === 0)
      return (
        <Text tone="muted">
          Nog geen toestemming vastgelegd. Die is alleen nodig om een gesprek op te nemen of uit te schrijven.
        </Text>
      )
    return (
      <Stack as="ul" gap={4}>
        {data.map((consent) => (
          <ConsentItem key={consent.id} candidate={candidate} consent={consent} />
        ))}
      </Stack>
    )
  }
  return (
    <Card as="section" aria-label="Toestemming voor opname">
      <Stack>
        <Cluster justify="space-between" gap={2}>
          <Heading level={2} size="card">
            Toestemming voor opname
          </Heading>
          {mayGive && (
            <Button variant="secondary" size="small" icon={ShieldCheck} onClick={() => setIsGiving(true)}>
              Leg vast
            </Button>
          )}
        </Cluster>
        {renderConsents()}
        {data && <WithdrawAll candidate={candidate} consents={data} />}
      </Stack>
      {isGiving && <GiveCandidateConsent candidate={candidate} onClose={() => setIsGiving(false)} />}
    </Card>
  )
}
