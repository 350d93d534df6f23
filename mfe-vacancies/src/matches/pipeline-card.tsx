import { isOpen, OutcomeBadge, type PipelineMatch } from '@wervio/applications'
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import * as routes from '@wervio/contracts/routes'
import { chosenCard, SelectBox } from '@wervio/remote-kit'
import { Card, Text, TextLink, tokens } from '@wervio/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CandidatePhoto } from './candidate-photo.tsx'
import { draggedData } from './dragged-match.ts'
import type { MatchActions } from './match-actions.ts'
import { MatchMenu } from './match-menu.tsx'
import { StageControls } from './stage-controls.tsx'
import { currentJob } from './current-job.ts'

const Frame = styled(Card).attrs({ as: 'article', padding: 3 as const })`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
  > :last-child {
    justify-self: stretch;
  }
  ${chosenCard}
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-dragged='true'] {
    opacity: 0.5;
  }
`
const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
  hyphens: auto;
  > :first-child {
    align-self: start;
  }
`
/** The title of a card, as in the lists: underlined where the mouse is. */
const Name = styled(TextLink)`
  && {
    color: ${tokens.text.base};
  }
  &&:not(:hover) {
    text-decoration-color: transparent;
  }
`
const Job = styled(Text)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`
/** The score breaks between its words before the buttons go below it. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  > p {
    flex: 1;
    min-width: min-content;
  }
`
const Controls = styled.div`
  display: flex;
`

type Props = { match: PipelineMatch; actions: MatchActions }

/** A candidate in a column: draggable while open, with the buttons that do the same. */
export const PipelineCard = memo(({ match, actions }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const [isDragged, setIsDragged] = useState(false)
  const canDrag = actions.mayChange && isOpen(match)

  useEffect(() => {
    if (!element.current || !canDrag) return undefined
    return draggable({
      element: element.current,
      getInitialData: () => draggedData(match),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    })
  }, [match, canDrag])

  return (
    <Frame ref={element} aria-label={match.name} data-dragged={isDragged}>
      <Person>
        <SelectBox row={match}>
          <CandidatePhoto small name={match.name} photo={match.photo} />
        </SelectBox>
        <div>
          <Name to={routes.candidate.href(match.id)} title="Bekijk Profiel" draggable={false}>
            {match.name}
          </Name>
          <Job size="small" tone="muted" title={currentJob(match)}>
            {currentJob(match)}
          </Job>
        </div>
      </Person>
      {!isOpen(match) && <OutcomeBadge outcome={match.application.outcome} />}
      {match.score?.gap && <Text size="small">{match.score.gap}</Text>}
      <Foot>
        <Text size="small" tone="muted" tabular>
          {match.matchPercentage === null ? (
            'Geen score'
          ) : (
            <TextLink
              to={routes.matching.forCandidate(match.application.vacancy_id, match.id)}
              title="Bekijk waarom"
              draggable={false}
            >
              Match {Math.round(match.matchPercentage)}%
            </TextLink>
          )}
        </Text>
        <Controls>
          {actions.mayChange && <StageControls match={match} onStage={(to) => actions.move(match, to)} />}
          <MatchMenu match={match} actions={actions} />
        </Controls>
      </Foot>
    </Frame>
  )
})
PipelineCard.displayName = 'PipelineCard'
