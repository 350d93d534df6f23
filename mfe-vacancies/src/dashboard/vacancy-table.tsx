import { LongTable, type Column } from '@wervio/ui'
import type { LongListProps } from './vacancy-cards.tsx'
import { VacancyRow } from './vacancy-row.tsx'

const columns: Column[] = [
  { key: 'title', name: 'Functie' },
  { key: 'company', name: 'Organisatie', width: '16%' },
  { key: 'location', name: 'Locatie', width: '12%' },
  { key: 'hours', name: 'Uren', width: '13%' },
  { key: 'status', name: 'Status', width: '11rem' },
  { key: 'candidates', name: 'Kandidaten', width: '6.5rem', figure: true },
  { key: 'created', name: 'Gemaakt', width: '7rem', figure: true },
]

/** The vacancies as a table. */
export const VacancyTable = ({ vacancies, ...list }: LongListProps) => {
  const row = (index: number) => {
    const vacancy = vacancies[index]
    return vacancy && <VacancyRow key={vacancy.id} vacancy={vacancy} index={index} />
  }
  return <LongTable label="Vacatures" columns={columns} count={vacancies.length} row={row} {...list} />
}
