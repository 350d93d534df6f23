import {
  updateVacancy,
  type Vacancy,
  vacancyStatuses,
  vacancyStatusLabels,
  vacancyStatusTones,
} from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { PillSelect } from '@wervio/ui'
import { StatusBadge } from './status-badge.tsx'
import { statusIcons } from './status.ts'
import { useChangeStatus } from './use-change-status.ts'

const choices = vacancyStatuses.map((value) => ({
  value,
  label: vacancyStatusLabels[value],
  tone: vacancyStatusTones[value],
  icon: statusIcons[value],
}))

type Props = {
  vacancy: Pick<Vacancy, 'id' | 'status'>
  label?: string
  /** One of many that are drawn while a list scrolls. */
  inList?: boolean
}

/** The status of a vacancy as a choice that is stored at once; as a word for who may not change it. */
export const StatusSelect = ({ vacancy, label = 'Status van de vacature', inList = false }: Props) => {
  const { mutate } = useChangeStatus(vacancy.id)
  if (!useMay(updateVacancy)) return <StatusBadge status={vacancy.status} />
  return (
    <PillSelect
      label={label}
      value={vacancy.status}
      choices={choices}
      onChange={(status) => mutate(status)}
      inList={inList}
    />
  )
}
