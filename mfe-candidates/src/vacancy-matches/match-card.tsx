import { mailAddress } from '@wervio/candidates'
import {
  applicationOutcomeLabels,
  labelOf,
  stageName,
  type Application,
  type CandidateSummary,
} from '@wervio/contracts'
import { chosenCard, SelectBox } from '@wervio/remote-kit'
import {
  Badge,
  Button,
  ButtonLink,
  CardFrame,
  CardItem,
  CardLink,
  Heading,
  OneLine,
  ScoreRing,
  tokens,
} from '@wervio/ui'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from '../candidate/candidate-photo.tsx'
import { currentCompany, emptyTexts } from '../candidate/facts.ts'
import { Body, Foot, Who } from '../candidate-list/card-parts.ts'
import { paths } from '../paths.ts'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
`
const Name = styled(Heading)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Frame = styled(CardFrame)`
  grid-template-rows: minmax(0, 1fr) auto;
  ${chosenCard}
`
/** The town gives way to where somebody stands. */
const Standing = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: 1.625rem;
  > :last-child:not(:first-child) {
    flex-shrink: 0;
  }
`
/** In a very narrow card its words take two lines, so that the buttons stay in one row. */
const BreakingButton = styled(Button)`
  && {
    white-space: normal;
  }
`
const SCORE = 52

export type MatchCardProps = {
  candidate: CandidateSummary
  /** 0 to 100; null without a score. */
  score: number | null
  application: Application | null
  busy: boolean
  onCv: (candidate: CandidateSummary) => void
  /** Null for who may not put anybody in the procedure. */
  onMatch: ((candidate: CandidateSummary) => void) | null
  index: number
  size: number
  order: number | undefined
}

const applicationText = ({ stage, outcome }: Application): string =>
  outcome === 'open'
    ? `In procedure: ${stageName(stage)}`
    : `In procedure: ${labelOf(applicationOutcomeLabels, outcome)}`

const Contact = ({ candidate: { name, email } }: { candidate: CandidateSummary }) => {
  const reason = `Van ${name} is geen e-mailadres bekend`
  if (email?.trim())
    return (
      <ButtonLink href={mailAddress(email)} variant="secondary" size="small" aria-label={`Contact met ${name}`}>
        Contact
      </ButtonLink>
    )
  return (
    <Button variant="secondary" size="small" aria-disabled title={reason} aria-label={`Contact: ${reason}`}>
      Contact
    </Button>
  )
}

/** A candidate for a vacancy, with the score where there is one. */
export const MatchCard = memo(
  ({ candidate, score, application, busy, onCv, onMatch, index, size, order }: MatchCardProps) => (
    <CardItem $order={order} data-row-id={candidate.id} aria-posinset={index + 1} aria-setsize={size}>
      <Frame aria-label={candidate.name}>
        <Body>
          <Head>
            <SelectBox row={candidate}>
              <CandidatePhoto candidate={candidate} />
            </SelectBox>
            <Who>
              <Name level={3} size="card" title={candidate.name}>
                <CardLink to={paths.profile.href(candidate.id)}>{candidate.name}</CardLink>
              </Name>
              <OneLine tone="muted" title={currentCompany(candidate)}>
                {currentCompany(candidate)}
              </OneLine>
            </Who>
            {score !== null && <ScoreRing value={score} size={SCORE} label="Matchscore" />}
          </Head>
          <Standing>
            <OneLine size="small" tone="muted" title={candidate.location ?? ''}>
              {candidate.location || emptyTexts.location}
            </OneLine>
            {application && (
              <Badge tone="accent" icon={Check}>
                {applicationText(application)}
              </Badge>
            )}
          </Standing>
        </Body>
        <Foot>
          {onMatch && !application && (
            <BreakingButton
              variant="secondary"
              size="small"
              busy={busy}
              aria-label={`${candidate.name} in procedure zetten`}
              onClick={() => onMatch(candidate)}
            >
              In procedure zetten
            </BreakingButton>
          )}
          {candidate.has_cv && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`CV bekijken van ${candidate.name}`}
              onClick={() => onCv(candidate)}
            >
              CV bekijken
            </Button>
          )}
          <Contact candidate={candidate} />
        </Foot>
      </Frame>
    </CardItem>
  ),
)
MatchCard.displayName = 'MatchCard'
