import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { plainList } from '../layout/plain-list.ts'
import { tokens } from '../theme/tokens.ts'

/** Items rendered above and below what is in view. */
const OVERSCAN = 8

const Scroller = styled.section`
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${tokens.line.base};
  &:focus-visible {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: -2px;
  }
`
const List = styled.ol`
  ${plainList}
  position: relative;
`
const Item = styled.li`
  position: absolute;
  inset: 0 0 auto;
`

type Props = {
  /** Name of the area that scrolls. */
  label: string
  /** Height of the area that scrolls; a CSS length. */
  height: string
  count: number
  /** Height of a usual item in px, until it is measured. */
  usualHeight: number
  renderItem: (index: number) => ReactNode
  /** The item to bring into view; another object with the same index brings it into view again. */
  target: { index: number } | null
}

/** A list of items whose height only their text knows, in an area of its own; those in view are in the page. */
export const MeasuredList = ({ label, height, count, usualHeight, renderItem, target }: Props) => {
  const scroller = useRef<HTMLDivElement>(null)
  // This repository doesn't use the React Compiler, which couldn't memoise what this hook returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // An area without a layout yet counts as high as the window, an item without one as usual.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) report(rect)
      }),
    // The overscan covers a frame: scrolling need not wait for React.
    useFlushSync: false,
    measureElement: (element) => element.getBoundingClientRect().height || usualHeight,
  })
  useEffect(() => {
    if (target) virtualizer.scrollToIndex(target.index, { align: 'center' })
  }, [target, virtualizer])
  return (
    <Scroller ref={scroller} aria-label={label} tabIndex={0} style={{ height }}>
      <List style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Item
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ translate: `0 ${start}px` }}
          >
            {renderItem(index)}
          </Item>
        ))}
      </List>
    </Scroller>
  )
}
