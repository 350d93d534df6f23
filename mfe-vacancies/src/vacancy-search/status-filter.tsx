import { vacancyStatuses, vacancyStatusLabels, type VacancyCounts } from '@wervio/contracts'
import { Chip, ChoiceRow, numberText } from '@wervio/ui'
import { Archive } from 'lucide-react'
import { statusIcons } from '../vacancy/status.ts'
import type { ListFilter } from './list-filter.ts'

type StatusChoice = Pick<ListFilter, 'status' | 'archived'>

const everyStatus: StatusChoice = { status: null, archived: false }

type Props = {
  value: StatusChoice
  /** How many there are of each; absent while that isn't known. */
  counts: VacancyCounts | undefined
  onChange: (choice: StatusChoice) => void
}

/** All vacancies, those of one status, or the archive when it holds any, each with how many there are. */
export const StatusFilter = ({ value: { status: chosenStatus, archived }, counts, onChange }: Props) => {
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${numberText(count)}`
  const hasArchive = archived || (counts?.archived ?? 0) > 0
  return (
    <ChoiceRow aria-label="Filter op status">
      <Chip selected={!archived && chosenStatus === null} onClick={() => onChange(everyStatus)}>
        {withCount('Alle', counts?.total)}
      </Chip>
      {vacancyStatuses.map((status) => {
        const isSelected = !archived && chosenStatus === status
        return (
          <Chip
            key={status}
            icon={statusIcons[status]}
            selected={isSelected}
            onClick={() => onChange(isSelected ? everyStatus : { status, archived: false })}
          >
            {withCount(vacancyStatusLabels[status], counts?.by_status[status])}
          </Chip>
        )
      })}
      {hasArchive && (
        <Chip icon={Archive} selected={archived} onClick={() => onChange({ status: null, archived: !archived })}>
          {withCount('Archief', counts?.archived)}
        </Chip>
      )}
    </ChoiceRow>
  )
}
