import type { PipelineMatch } from '@wervio/applications'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { candidateCountText } from '@wervio/contracts'
import { tokens } from '@wervio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { readDraggedMatch } from './dragged-match.ts'

const Preview = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.accent.base};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  color: ${tokens.text.base};
`
/** How many move along when a card is dragged. */
type Props = { countDragged: (match: PipelineMatch) => number }

/** While one of several chosen cards is dragged, the pointer carries their number instead of that one card. */
export const DragPreview = ({ countDragged }: Props) => {
  const [preview, setPreview] = useState<{ container: HTMLElement; count: number } | null>(null)
  const count = useEffectEvent(countDragged)
  useEffect(
    () =>
      monitorForElements({
        onGenerateDragPreview: ({ nativeSetDragImage, source }) => {
          const match = readDraggedMatch(source.data)
          const draggedCount = match ? count(match) : 0
          if (draggedCount < 2) return
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
            render: ({ container }) => {
              setPreview({ container, count: draggedCount })
              return () => setPreview(null)
            },
          })
        },
      }),
    [],
  )
  return preview && createPortal(<Preview>{candidateCountText(preview.count)}</Preview>, preview.container)
}
