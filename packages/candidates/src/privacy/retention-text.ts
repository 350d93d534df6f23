import type { Candidate } from '@wervio/contracts'
import { exactDay } from '@wervio/ui'

type Retention = Pick<Candidate, 'retain_until' | 'retention_from'>

/** Until when the data may stay, and what that counts from where the service says so. */
export const retentionText = ({ retain_until: until, retention_from: from }: Retention): string => {
  const end = `Tot en met ${exactDay(until)}`
  if (from?.kind === 'open_procedure') return 'Gaat in als de lopende procedure eindigt'
  if (from?.kind === 'procedure_end' && from.day)
    return `${end}, geteld vanaf het einde van de laatste procedure op ${exactDay(from.day)}`
  return from?.day ? `${end}, geteld vanaf ${exactDay(from.day)}` : end
}
