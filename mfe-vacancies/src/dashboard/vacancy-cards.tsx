import { createVacancy, type VacancySummary } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { CardGrid, Stack, usePhoneScreen, type CardSize } from '@wervio/ui'
import { NewVacancyCard, NewVacancyRow } from './new-vacancy-card.tsx'
import { VacancyCard } from './vacancy-card.tsx'

export const CARD: CardSize = { height: 20.5, least: 17, gap: 1 }

export type LongListProps = {
  vacancies: readonly VacancySummary[]
  /** How many there are in all, loaded or not; undefined while that isn't known. */
  total: number | undefined
  /** Gets the index of the last vacancy near the screen. */
  onNear: (index: number) => void
}

/**
 * The vacancies as cards, after the card that makes a new one for who may; on a phone that is a row above them.
 */
export const VacancyCards = ({ vacancies, total, onNear }: LongListProps) => {
  const isPhone = usePhoneScreen()
  const mayCreate = useMay(createVacancy)
  const first = isPhone || !mayCreate ? 0 : 1
  const size = total === undefined ? -1 : total + first
  const card = (index: number, order: number | undefined) => {
    const vacancy = vacancies[index - first]
    if (!vacancy) return index < first && <NewVacancyCard key="new" position={1} size={size} order={order} />
    return <VacancyCard key={vacancy.id} vacancy={vacancy} position={index + 1} size={size} order={order} />
  }
  const cards = <CardGrid label="Vacatures" count={vacancies.length + first} size={CARD} onNear={onNear} card={card} />
  if (!isPhone || !mayCreate) return cards
  return (
    <Stack gap={4}>
      <NewVacancyRow />
      {cards}
    </Stack>
  )
}
