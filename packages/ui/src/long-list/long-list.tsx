import { useRef, type ReactNode } from 'react'
import { usePlace } from './use-place.ts'
import type { View } from './use-view.ts'

type Props = {
  view: View
  /** Rem a table needs for its columns. */
  tableWidth: number
  cards: ReactNode
  table: ReactNode
  /** Instead of a table where it has no room. */
  rows: ReactNode
}

/** A long list in the chosen view; a table without room for its columns becomes rows. */
export const LongList = ({ view, tableWidth, cards, table, rows }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const place = usePlace(frame)
  const narrow = place !== null && place.width > 0 && place.width / place.rem < tableWidth
  return <div ref={frame}>{view === 'cards' ? cards : narrow ? rows : table}</div>
}
