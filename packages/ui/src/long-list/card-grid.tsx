import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CardList, type CardSize } from './card-style.ts'
import { useElementBox, type ElementBox } from './use-element-box.ts'
import { useWindowRows } from './use-window-rows.ts'

/** Milliseconds in which cards appear one after another; later ones show at once. */
const ENTRANCE = 1_200

const columnsOf = (box: ElementBox | null, { gap, least }: CardSize): number =>
  box ? Math.max(1, Math.floor((box.width / box.rem + gap) / (least + gap))) : 3

const useEntrance = (): boolean => {
  const [entering, setEntering] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setEntering(false), ENTRANCE)
    return () => clearTimeout(timer)
  }, [])
  return entering
}

export type CardGridProps = {
  label: string
  /** How many cards are loaded. */
  count: number
  size: CardSize
  /** Called with the last card that is near the screen. */
  onNear: (index: number) => void
  /** Renders a card (a `CardItem` with a key); `order` is its turn to appear. */
  card: (index: number, order: number | undefined) => ReactNode
}

/** A long list as cards; only the rows near the screen are drawn. */
export const CardGrid = ({ label, count, size, onNear, card }: CardGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const box = useElementBox(list)
  const entering = useEntrance()
  const columns = columnsOf(box, size)
  const [lastRow, setLastRow] = useState(0)
  const rows = useWindowRows({
    count: Math.ceil(count / columns),
    height: size.height,
    gap: size.gap,
    box,
    onLast: setLastRow,
  })
  useEffect(() => onNear(lastRow * columns), [lastRow, columns, onNear])
  const start = rows.first * columns
  const end = Math.min(count, (rows.last + 1) * columns)
  return (
    <CardList ref={list} $size={size} aria-label={label} style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
      {Array.from({ length: Math.max(0, end - start) }, (_, index) =>
        card(start + index, entering ? start + index : undefined),
      )}
    </CardList>
  )
}
