import { statusLooks } from '@wervio/candidates'
import { candidateStatuses, candidateStatusLabels, isOneOf, labelOf, type Candidate } from '@wervio/contracts'
import { Badge } from '@wervio/ui'

/** The status of a candidate with its colour and icon; a status that this version doesn't know is its word alone. */
export const StatusBadge = ({ status }: Pick<Candidate, 'status'>) => {
  const looks = isOneOf(candidateStatuses, status) ? statusLooks[status] : {}
  return <Badge {...looks}>{labelOf(candidateStatusLabels, status)}</Badge>
}
