import type { PipelineMatch } from '@wervio/applications'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Heading, plainList, Text, tokens } from '@wervio/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { readDraggedMatch } from './dragged-match.ts'
import { PipelineCard } from './pipeline-card.tsx'
import type { PipelineProps } from './pipeline-props.ts'
import { ColumnFrame } from './pipeline-style.ts'

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

type Props = PipelineProps & { stage: number; label: string }

/** One stage with its candidates; a card can be dropped here. */
export const PipelineColumn = ({ stage, label, matches, actions, onDrop }: Props) => {
  const title = useId()
  const element = useRef<HTMLElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent((match: PipelineMatch) => onDrop(match, stage))

  useEffect(() => {
    if (!element.current) return undefined
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => readDraggedMatch(source.data) !== null,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false)
        const draggedMatch = readDraggedMatch(source.data)
        if (draggedMatch) drop(draggedMatch)
      },
    })
  }, [])

  return (
    <ColumnFrame ref={element} aria-labelledby={title} data-over={isOver}>
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
            <li key={match.id} data-row-id={match.id}>
              <PipelineCard match={match} actions={actions} />
            </li>
          ))}
        </Cards>
      )}
    </ColumnFrame>
  )
}
