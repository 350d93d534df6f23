import type { VacancySummary } from '@wervio/contracts'
import { CardGrid, type CardSize } from '@wervio/ui'
import { NewVacancyCard } from './new-vacancy-card.tsx'
import { VacancyCard } from './vacancy-card.tsx'

export const CARD: CardSize = { height: 20.5, least: 17, gap: 1 }

export type LongListProps = {
  vacancies: readonly VacancySummary[]
  /** How many there are in all, loaded or not; undefined while that isn't known. */
  total: number | undefined
  /** Gets the index of the last vacancy near the screen. */
  onNear: (index: number) => void
}

/** The vacancies as cards, after the card that makes a new one. */
export const VacancyCards = ({ vacancies, total, onNear }: LongListProps) => {
  const size = total === undefined ? -1 : total + 1
  const card = (index: number, order: number | undefined) => {
    const vacancy = vacancies[index - 1]
    if (!vacancy) return index === 0 && <NewVacancyCard key="new" position={1} size={size} order={order} />
    return <VacancyCard key={vacancy.id} vacancy={vacancy} position={index + 1} size={size} order={order} />
  }
  return <CardGrid label="Vacatures" count={vacancies.length + 1} size={CARD} onNear={onNear} card={card} />
}
