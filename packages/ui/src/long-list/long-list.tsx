import { useRef, type ReactNode } from 'react'
import { useElementBox } from './use-element-box.ts'
import type { View } from './view.ts'

type Props = {
  view: View
  /** Width in rem that a table needs for its columns. */
  tableWidth: number
  cards: ReactNode
  table: ReactNode
  /** Shown instead of the table where that has no room. */
  rows: ReactNode
}

/** A long list in the chosen view; a table without room for its columns becomes rows. */
export const LongList = ({ view, tableWidth, cards, table, rows }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const box = useElementBox(frame)
  const narrow = box !== null && box.width > 0 && box.width / box.rem < tableWidth
  return <div ref={frame}>{view === 'cards' ? cards : narrow ? rows : table}</div>
}
