import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Heading, plainList, Text, tokens } from '@wervio/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { readDragged } from './dragged-match.ts'
import type { MatchActions } from './match-actions.ts'
import { PipelineCard } from './pipeline-card.tsx'
import type { PipelineMatch } from './pipeline-match.ts'

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  min-width: 0;
  min-height: 16rem;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.sunken};
  scroll-snap-align: start;
  &[data-over='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.soft};
  }
`
const Title = styled(Heading)`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  font-size: 0.9375rem;
`
const Cards = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[2]};
`

type Props = { stage: number; label: string; matches: readonly PipelineMatch[]; actions: MatchActions }

/** One stage with its candidates; a card can be dropped here. */
export const PipelineColumn = ({ stage, label, matches, actions }: Props) => {
  const title = useId()
  const element = useRef<HTMLElement>(null)
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (!element.current) return undefined
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => readDragged(source.data) !== null,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        const dragged = readDragged(source.data)
        if (dragged && dragged.application.stage !== stage) actions.move(dragged, stage)
      },
    })
  }, [stage, actions])

  return (
    <Frame ref={element} aria-labelledby={title} data-over={over}>
      <Title level={2} size="card" id={title}>
        {label}{' '}
        <Text as="span" tone="muted" tabular>
          {matches.length}
        </Text>
      </Title>
      {matches.length === 0 ? (
        <Text size="small" tone="muted">
          Geen kandidaten in deze stap.
        </Text>
      ) : (
        <Cards>
          {matches.map((match) => (
            <li key={match.id}>
              <PipelineCard match={match} actions={actions} />
            </li>
          ))}
        </Cards>
      )}
    </Frame>
  )
}
