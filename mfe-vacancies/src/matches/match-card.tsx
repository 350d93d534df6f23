import * as routes from '@wervio/contracts/routes'
import { Badge, ButtonLink, Text, TwoLineHeading } from '@wervio/ui'
import { memo } from 'react'
import { emptyTexts } from '../vacancy/texts.ts'
import { CandidatePhoto } from './candidate-photo.tsx'
import { CardFoot, CardFrame, CardHead, Controls, Skills, Standing, Who } from './match-card-style.ts'
import type { MatchActions } from './match-actions.ts'
import { MatchMenu } from './match-menu.tsx'
import { MatchScore } from './match-score.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { currentJob, stageLabel, type PipelineMatch } from './pipeline-match.ts'
import { StageControls } from './stage-controls.tsx'
import { StageTimeline } from './stage-timeline.tsx'

/** Skills that show; the profile has the rest. */
const SHOWN_SKILLS = 4

type Props = { match: PipelineMatch; actions: MatchActions }

const MatchSkills = ({ skills }: { skills: readonly string[] }) => {
  const shown = [...new Set(skills)].slice(0, SHOWN_SKILLS)
  if (shown.length === 0) return null
  const more = new Set(skills).size - shown.length
  return (
    <Skills aria-label="Vaardigheden">
      {shown.map((skill) => (
        <li key={skill} title={skill}>
          {skill}
        </li>
      ))}
      {more > 0 && <li>+{more}</li>}
    </Skills>
  )
}

/** A candidate in the pipeline with everything a recruiter decides on. */
export const MatchCard = memo(({ match, actions }: Props) => {
  const move = (stage: number) => actions.move(match, stage)
  return (
    <CardFrame aria-label={match.name}>
      <CardHead>
        <CandidatePhoto name={match.name} photo={match.photo} />
        <Who>
          <TwoLineHeading level={2} size="card" title={match.name}>
            {match.name}
          </TwoLineHeading>
          <Text size="small" tone="muted">
            {currentJob(match)} · {match.location || emptyTexts.location}
          </Text>
          <MatchSkills skills={match.skills} />
        </Who>
        <MatchScore percentage={match.matchPercentage} />
      </CardHead>
      <StageTimeline match={match} onStage={move} />
      <CardFoot>
        <Standing>
          <Badge tone="accent">{stageLabel(match.application.stage)}</Badge>
          <OutcomeBadge outcome={match.application.outcome} />
          {match.application.reason && (
            <Text size="small" tone="muted">
              {match.application.reason}
            </Text>
          )}
        </Standing>
        <Controls>
          <StageControls match={match} onStage={move} />
          <ButtonLink
            to={routes.candidate.href(match.id)}
            variant="secondary"
            size="small"
            aria-label={`Bekijk Profiel van ${match.name}`}
          >
            Bekijk Profiel
          </ButtonLink>
          <MatchMenu match={match} actions={actions} />
        </Controls>
      </CardFoot>
    </CardFrame>
  )
})
MatchCard.displayName = 'MatchCard'
