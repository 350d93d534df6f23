import { candidateStatusLabels, type CandidateStatus } from '@wervio/contracts'
import { Badge } from '@wervio/ui'
import { statusLooks } from './status.ts'

/** The status of a candidate as a word with its colour and icon. */
export const StatusBadge = ({ status }: { status: CandidateStatus }) => (
  <Badge tone={statusLooks[status].tone} icon={statusLooks[status].icon}>
    {candidateStatusLabels[status]}
  </Badge>
)
