import { vacancyStatusLabels, vacancyStatusTones, type VacancyStatus } from '@wervio/contracts'
import { Badge } from '@wervio/ui'
import { statusIcons } from './status.ts'

/** The status of a vacancy as a word with its colour and icon. */
export const StatusBadge = ({ status }: { status: VacancyStatus }) => (
  <Badge tone={vacancyStatusTones[status]} icon={statusIcons[status]}>
    {vacancyStatusLabels[status]}
  </Badge>
)
