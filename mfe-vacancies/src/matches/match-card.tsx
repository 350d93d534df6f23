import { isOpen, OutcomeBadge, type PipelineMatch } from '@wervio/applications'
import * as routes from '@wervio/contracts/routes'
import { SelectBox } from '@wervio/remote-kit'
import { ButtonLink, Text, TwoLineHeading } from '@wervio/ui'
import { memo } from 'react'
import { emptyTexts } from '../vacancy/texts.ts'
import { CandidatePhoto } from './candidate-photo.tsx'
import { CardFoot, CardFrame, CardHead, Controls, Skills, Standing, Person } from './match-card-style.ts'
import type { MatchActions } from './match-actions.ts'
import { MatchMenu } from './match-menu.tsx'
import { MatchReasons } from './match-reasons.tsx'
import { MatchScore } from './match-score.tsx'
import { StageControls } from './stage-controls.tsx'
import { StageTimeline } from './stage-timeline.tsx'
import { currentJob } from './current-job.ts'

/** Most skills on a card; the profile has the rest. */
const MAX_SKILLS = 4

type Props = { match: PipelineMatch; actions: MatchActions }

const MatchSkills = ({ skills }: { skills: readonly string[] }) => {
  const visibleSkills = [...new Set(skills)].slice(0, MAX_SKILLS)
  if (visibleSkills.length === 0) return null
  const hiddenCount = new Set(skills).size - visibleSkills.length
  return (
    <Skills aria-label="Vaardigheden">
      {visibleSkills.map((skill) => (
        <li key={skill} title={skill}>
          {skill}
        </li>
      ))}
      {hiddenCount > 0 && <li>+{hiddenCount}</li>}
    </Skills>
  )
}

/** A candidate in the pipeline with everything a recruiter decides on. */
export const MatchCard = memo(({ match, actions }: Props) => {
  const move = actions.mayChange ? (stage: number) => actions.move(match, stage) : undefined
  const hasOutcome = !isOpen(match) || match.application.reason !== null
  return (
    <CardFrame aria-label={match.name}>
      <CardHead>
        <SelectBox row={match}>
          <CandidatePhoto name={match.name} photo={match.photo} />
        </SelectBox>
        <Person>
          <TwoLineHeading level={2} size="card" title={match.name}>
            {match.name}
          </TwoLineHeading>
          <Text size="small" tone="muted">
            {currentJob(match)} · {match.location || emptyTexts.location}
          </Text>
          <MatchSkills skills={match.skills} />
        </Person>
        <MatchScore percentage={match.matchPercentage} />
      </CardHead>
      <MatchReasons match={match} />
      <StageTimeline match={match} onStage={move} />
      <CardFoot>
        {hasOutcome && (
          <Standing>
            {!isOpen(match) && <OutcomeBadge outcome={match.application.outcome} />}
            {match.application.reason && (
              <Text size="small" tone="muted">
                {match.application.reason}
              </Text>
            )}
          </Standing>
        )}
        <Controls>
          {move && <StageControls match={match} onStage={move} />}
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
