import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualizerOptions,
} from '@tanstack/virtual-core'
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { Place } from './use-place.ts'

type Rows = {
  count: number
  /** Height of one row and of the space between two, in rem. */
  height: number
  gap?: number
  place: Place | null
  /** The last row that is drawn now, told when it changes. */
  onLast: (row: number) => void
}

type Options = VirtualizerOptions<Window, Element>

/** Rows drawn above and below the screen. */
const OVERSCAN = 6

const optionsOf = ({ count, height, gap = 0, place }: Rows, onChange: () => void): Options => {
  const rem = place?.rem ?? 16
  return {
    count,
    getScrollElement: () => window,
    estimateSize: () => height * rem,
    gap: gap * rem,
    overscan: OVERSCAN,
    scrollMargin: place?.top ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    onChange,
  }
}

/** Which rows of a long list are near the screen, and how much room those before and after them take, in px. */
export const useWindowRows = (given: Rows) => {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [virtualizer] = useState(() => new Virtualizer<Window, Element>(optionsOf(given, draw)))
  virtualizer.setOptions(optionsOf(given, draw))
  // What every binding of the library calls; the names are its own.
  useLayoutEffect(() => virtualizer['_didMount'](), [virtualizer])
  useLayoutEffect(() => virtualizer['_willUpdate']())

  const rows = virtualizer.getVirtualItems()
  const [first, end] = [rows[0], rows.at(-1)]
  const last = end?.index ?? -1
  const { onLast } = given
  useEffect(() => onLast(last), [last, onLast])
  const margin = virtualizer.options.scrollMargin
  return {
    first: first?.index ?? 0,
    last,
    before: first ? first.start - margin : 0,
    after: end ? Math.max(0, virtualizer.getTotalSize() - (end.end - margin)) : 0,
    scrollTo: (row: number) => virtualizer.scrollToIndex(row, { align: 'center' }),
  }
}
