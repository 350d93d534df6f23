import { candidateStatuses, candidateStatusLabels, type CandidateStatus } from '@wervio/contracts'
import { Chip, ChoiceRow } from '@wervio/ui'
import { statusLooks } from '../candidate/status.ts'
import { number } from './count-text.ts'
import type { Facets } from './use-facets.ts'

type Props = {
  value: CandidateStatus | null
  counts: Facets['byStatus']
  onChange: (status: CandidateStatus | null) => void
}

const named = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} ${number.format(count)}`
const sum = (counts: Facets['byStatus']) => counts && Object.values(counts).reduce((total, count) => total + count, 0)

/** All candidates or those of one status, each with how many there are. */
export const StatusFilter = ({ value, counts, onChange }: Props) => (
  <ChoiceRow aria-label="Filter op status">
    <Chip selected={value === null} onClick={() => onChange(null)}>
      {named('Alle', sum(counts))}
    </Chip>
    {candidateStatuses.map((status) => (
      <Chip
        key={status}
        icon={statusLooks[status].icon}
        selected={value === status}
        onClick={() => onChange(value === status ? null : status)}
      >
        {named(candidateStatusLabels[status], counts?.[status])}
      </Chip>
    ))}
  </ChoiceRow>
)
