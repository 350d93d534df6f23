import { useScorecards } from '@wervio/candidates'
import { type Candidate, createScorecard, messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { LoadError, useMay } from '@wervio/remote-kit'
import { useLocation } from '@wervio/routing'
import { Button, Card, Heading, LoadingState, Skeleton, Stack, Text } from '@wervio/ui'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { ScorecardDialog } from './scorecard-dialog.tsx'
import { ScorecardLine } from './scorecard-line.tsx'

/** What the recruiter thought of each conversation, with a recording or without one. */
export const ScorecardsCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, error, isFetching, refetch } = useScorecards(candidate.id)
  const { hash } = useLocation()
  /** Id of the card that is open, at first the one that a link leads to, or 'new' for one that is begun. */
  const [openId, setOpenId] = useState(routes.candidate.notedIn(hash, 'scorecard'))
  const mayCreate = useMay(createScorecard)
  const openCard = data?.find(({ id }) => id === openId) ?? null
  const renderCards = () => {
    if (!data && error)
      return (
        <LoadError
          error={error}
          title={messages.scorecardsFailed}
          safe="De cijfers zelf zijn bewaard."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    if (!data)
      return (
        <LoadingState label="Scorekaarten laden...">
          <Skeleton height="2.75rem" />
        </LoadingState>
      )
    if (data.length === 0)
      return <Text tone="muted">Nog geen scorekaarten. Een gesprek zonder opname telt net zo goed.</Text>
    return (
      <Stack as="ul" gap={3}>
        {data.map((card) => (
          <ScorecardLine key={card.id} card={card} onOpen={() => setOpenId(card.id)} />
        ))}
      </Stack>
    )
  }
  return (
    <Card as="section" aria-label="Scorekaarten">
      <Stack>
        <Heading level={2} size="card">
          Scorekaarten
        </Heading>
        {renderCards()}
        {mayCreate && (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={ClipboardList}
              disabled={!data}
              onClick={() => setOpenId('new')}
            >
              Scorekaart zonder opname
            </Button>
          </div>
        )}
      </Stack>
      {(openCard !== null || openId === 'new') && (
        <ScorecardDialog candidate={candidate} card={openCard} onStarted={setOpenId} onClose={() => setOpenId(null)} />
      )}
    </Card>
  )
}
