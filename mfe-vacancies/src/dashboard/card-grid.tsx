import type { VacancySummary } from '@wervio/contracts'
import { useEffect, useRef, useState } from 'react'
import { CARD, List } from './card-style.ts'
import { NewVacancyCard } from './new-vacancy-card.tsx'
import { usePlace, type Place } from './use-place.ts'
import { useWindowRows } from './use-window-rows.ts'
import { VacancyCard } from './vacancy-card.tsx'

/** Milliseconds in which cards come one after another; later ones are there when they come into view. */
const ENTRANCE = 1_200

const columnsOf = (place: Place | null): number => (place ? Math.max(1, Math.floor((place.width / place.rem + CARD.gap) / (CARD.least + CARD.gap))) : 3)

const useEntrance = (): boolean => {
  const [entering, setEntering] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setEntering(false), ENTRANCE)
    return () => clearTimeout(timer)
  }, [])
  return entering
}

export type LongListProps = {
  vacancies: readonly VacancySummary[]
  /** How many there are in all, loaded or not; undefined while that isn't known. */
  total: number | undefined
  /** Told which vacancy is the last that is near the screen. */
  onNear: (index: number) => void
}

/** The vacancies as cards, after the card that makes a new one; only the rows near the screen are drawn. */
export const CardGrid = ({ vacancies, total, onNear }: LongListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const place = usePlace(list)
  const entering = useEntrance()
  const columns = columnsOf(place)
  const count = vacancies.length + 1
  const [lastRow, setLastRow] = useState(0)
  const rows = useWindowRows({ count: Math.ceil(count / columns), height: CARD.height, gap: CARD.gap, place, onLast: setLastRow })
  useEffect(() => onNear(lastRow * columns), [lastRow, columns, onNear])
  const start = rows.first * columns
  const shown = vacancies.slice(Math.max(0, start - 1), (rows.last + 1) * columns - 1)
  const offset = Math.max(start, 1)
  const size = total === undefined ? -1 : total + 1
  return (
    <List ref={list} aria-label="Vacatures" style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
      {start === 0 && <NewVacancyCard position={1} size={size} order={entering ? 0 : undefined} />}
      {shown.map((vacancy, index) => (
        <VacancyCard key={vacancy.id} vacancy={vacancy} position={offset + index + 1} size={size} order={entering ? offset + index : undefined} />
      ))}
    </List>
  )
}
