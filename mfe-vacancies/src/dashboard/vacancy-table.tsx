import type { VacancySort } from '@wervio/contracts'
import { LongTable, type Column } from '@wervio/ui'
import type { LongListProps } from './vacancy-cards.tsx'
import { VacancyRow } from './vacancy-row.tsx'

/** Of place, hours and status the service keeps no order. */
const columns: Column<VacancySort>[] = [
  { key: 'title', name: 'Functie', sorts: { ascending: 'title', descending: 'title_desc' } },
  {
    key: 'company',
    name: 'Organisatie',
    width: '14%',
    sorts: { ascending: 'company', descending: 'company_desc' },
  },
  { key: 'location', name: 'Locatie', width: '11%' },
  { key: 'hours', name: 'Uren', width: '8.5%' },
  { key: 'status', name: 'Status', width: '10rem' },
  {
    key: 'candidates',
    name: 'Kandidaten',
    width: '7.5rem',
    figure: true,
    sorts: { ascending: 'candidates_asc', descending: 'candidates', first: 'descending' },
  },
  { key: 'open', name: 'Open', width: '5.75rem', figure: true },
  {
    key: 'created',
    name: 'Gemaakt',
    width: '6.75rem',
    figure: true,
    sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
]

type Props = LongListProps & { sort: VacancySort; onSort: (sort: VacancySort) => void }

/** The vacancies as a table; a head orders the list as the menu of orders does. */
export const VacancyTable = ({ vacancies, ...list }: Props) => {
  const row = (index: number) => {
    const vacancy = vacancies[index]
    return vacancy && <VacancyRow key={vacancy.id} vacancy={vacancy} index={index} />
  }
  return <LongTable label="Vacatures" columns={columns} count={vacancies.length} row={row} {...list} />
}
