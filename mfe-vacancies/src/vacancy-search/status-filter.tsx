import { vacancyStatuses, vacancyStatusLabels, type VacancyCounts, type VacancyStatus } from '@wervio/contracts'
import { Chip, ChoiceRow } from '@wervio/ui'
import { statusIcons } from '../vacancy/status.ts'

const number = new Intl.NumberFormat('nl-NL')

type Props = {
  value: VacancyStatus | null
  /** How many there are of each; absent while that isn't known. */
  counts: VacancyCounts | undefined
  onChange: (status: VacancyStatus | null) => void
}

/** All vacancies or those of one status, each with how many there are. */
export const StatusFilter = ({ value, counts, onChange }: Props) => {
  const named = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${number.format(count)}`
  return (
    <ChoiceRow aria-label="Filter op status">
      <Chip selected={value === null} onClick={() => onChange(null)}>
        {named('Alle', counts?.total)}
      </Chip>
      {vacancyStatuses.map((status) => (
        <Chip
          key={status}
          icon={statusIcons[status]}
          selected={value === status}
          onClick={() => onChange(value === status ? null : status)}
        >
          {named(vacancyStatusLabels[status], counts?.by_status[status])}
        </Chip>
      ))}
    </ChoiceRow>
  )
}
