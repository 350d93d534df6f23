import { statusLooks } from '@wervio/candidates'
import { candidateStatuses, candidateStatusLabels, type CandidateStatus } from '@wervio/contracts'
import { Chip, ChoiceRow, numberText } from '@wervio/ui'
import type { Facets } from './use-facets.ts'

type Props = {
  value: CandidateStatus | null
  counts: Facets['byStatus']
  onChange: (status: CandidateStatus | null) => void
}

const labelWithCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} ${numberText(count)}`
const sum = (counts: Facets['byStatus']) => counts && Object.values(counts).reduce((total, count) => total + count, 0)

/** All candidates or those of one status, each with how many there are. */
export const StatusFilter = ({ value, counts, onChange }: Props) => (
  <ChoiceRow aria-label="Filter op status">
    <Chip selected={value === null} onClick={() => onChange(null)}>
      {labelWithCount('Alle', sum(counts))}
    </Chip>
    {candidateStatuses.map((status) => (
      <Chip
        key={status}
        icon={statusLooks[status].icon}
        selected={value === status}
        onClick={() => onChange(value === status ? null : status)}
      >
        {labelWithCount(candidateStatusLabels[status], counts?.[status])}
      </Chip>
    ))}
  </ChoiceRow>
)
