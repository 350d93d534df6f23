import { statusLooks } from '@wervio/candidates'
import { candidateStatuses, candidateStatusLabels, type CandidateCounts, type CandidateStatus } from '@wervio/contracts'
import { Chip, ChoiceRow } from '@wervio/ui'
import { facetCount } from './facet-count.ts'

type Props = {
  value: CandidateStatus | null
  counts: CandidateCounts | undefined
  onChange: (status: CandidateStatus | null) => void
}

/** All candidates or those of one status, each with how many there are. */
export const StatusFilter = ({ value, counts, onChange }: Props) => {
  const labelWithCount = (label: string, count: number | undefined) =>
    counts === undefined || count === undefined ? label : `${label} ${facetCount(count, counts)}`
  return (
    <ChoiceRow aria-label="Filter op status">
      <Chip selected={value === null} onClick={() => onChange(null)}>
        {labelWithCount('Alle', counts?.total)}
      </Chip>
      {candidateStatuses.map((status) => (
        <Chip
          key={status}
          icon={statusLooks[status].icon}
          selected={value === status}
          onClick={() => onChange(value === status ? null : status)}
        >
          {labelWithCount(candidateStatusLabels[status], counts?.by_status[status])}
        </Chip>
      ))}
    </ChoiceRow>
  )
}
