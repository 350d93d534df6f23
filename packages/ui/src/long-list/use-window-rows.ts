import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { ElementBox } from './use-element-box.ts'

type Rows = {
  count: number
  /** Height of one row and of the space between two, in rem. */
  height: number
  gap?: number
  box: ElementBox | null
  /** Called with the last rendered row when that changes. */
  onLast: (row: number) => void
}

/** Rows rendered above and below the screen. */
const OVERSCAN = 6

/** Which rows of a long list are near the screen, and how much space those before and after them take, in px. */
export const useWindowRows = ({ count, height, gap = 0, box, onLast }: Rows) => {
  const rem = box?.rem ?? 16
  // This repository doesn't use the React Compiler, which couldn't memoise what this hook returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height * rem,
    gap: gap * rem,
    overscan: OVERSCAN,
    scrollMargin: box?.top ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Rows have one height and the overscan covers a frame: scrolling need not wait for React.
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, end] = [rows[0], rows.at(-1)]
  const last = end?.index ?? -1
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
