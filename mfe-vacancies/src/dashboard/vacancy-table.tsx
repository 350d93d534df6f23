import { LongTable, type Column } from '@wervio/ui'
import type { LongListProps } from './vacancy-cards.tsx'
import { VacancyRow } from './vacancy-row.tsx'

const columns: Column[] = [
  { key: 'title', name: 'Functie' },
  { key: 'company', name: 'Organisatie', width: '14%' },
  { key: 'location', name: 'Locatie', width: '11%' },
  { key: 'hours', name: 'Uren', width: '10%' },
  { key: 'status', name: 'Status', width: '10.5rem' },
  { key: 'candidates', name: 'Kandidaten', width: '7.5rem', figure: true },
  { key: 'open', name: 'Open', width: '5.75rem', figure: true },
  { key: 'created', name: 'Gemaakt', width: '6.25rem', figure: true },
]

/** The vacancies as a table. */
export const VacancyTable = ({ vacancies, ...list }: LongListProps) => {
  const row = (index: number) => {
    const vacancy = vacancies[index]
    return vacancy && <VacancyRow key={vacancy.id} vacancy={vacancy} index={index} />
  }
  return <LongTable label="Vacatures" columns={columns} count={vacancies.length} row={row} {...list} />
}
