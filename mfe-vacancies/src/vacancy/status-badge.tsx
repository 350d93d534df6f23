import {
  isOneOf,
  labelOf,
  vacancyStatuses,
  vacancyStatusLabels,
  vacancyStatusTones,
  type Vacancy,
} from '@wervio/contracts'
import { Badge } from '@wervio/ui'
import { statusIcons } from './status.ts'

/** The status of a vacancy as a word with its colour and icon; one that this version doesn't know as the word alone. */
export const StatusBadge = ({ status }: Pick<Vacancy, 'status'>) => {
  const looks = isOneOf(vacancyStatuses, status) ? { tone: vacancyStatusTones[status], icon: statusIcons[status] } : {}
  return <Badge {...looks}>{labelOf(vacancyStatusLabels, status)}</Badge>
}
