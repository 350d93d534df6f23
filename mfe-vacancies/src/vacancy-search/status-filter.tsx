import { vacancyStatuses, vacancyStatusLabels, type VacancyCounts, type VacancyStatus } from '@wervio/contracts'
import { Chip, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { statusIcons } from '../vacancy/status.ts'

const Frame = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${tokens.breakpoint.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding: ${tokens.space[1]} ${tokens.space[4]};
    overflow-x: auto;
    > * { flex-shrink: 0; }
  }
`
const number = new Intl.NumberFormat('nl-NL')

type Props = {
  value: VacancyStatus | null
  /** How many there are of each; absent while that isn't known. */
  counts: VacancyCounts | undefined
  onChange: (status: VacancyStatus | null) => void
}

/** All vacancies or those of one status, each with how many there are. */
export const StatusFilter = ({ value, counts, onChange }: Props) => {
  const named = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${number.format(count)}`)
  return (
    <Frame aria-label="Filter op status">
      <Chip selected={value === null} onClick={() => onChange(null)}>{named('Alle', counts?.total)}</Chip>
      {vacancyStatuses.map((status) => (
        <Chip key={status} icon={statusIcons[status]} selected={value === status} onClick={() => onChange(value === status ? null : status)}>
          {named(vacancyStatusLabels[status], counts?.by_status[status])}
        </Chip>
      ))}
    </Frame>
  )
}
