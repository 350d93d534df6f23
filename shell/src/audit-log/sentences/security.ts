import type { AuditEntry } from '@wervio/contracts'
import { listText } from '@wervio/ui'

/** What somebody changed of how their account is secured; the detail names what secures it since. */
export const securityText = ({ columns, detail }: AuditEntry): string => {
  const means = (detail ?? '').split(' ')
  const changes = [
    columns.includes('has_password') &&
      (means.includes('password') ? 'stelde een wachtwoord in' : 'verwijderde het wachtwoord'),
    columns.includes('password_changed_at') && 'wijzigde het wachtwoord',
    columns.includes('has_second_factor') &&
      `zette tweestapsverificatie ${means.includes('second_factor') ? 'aan' : 'uit'}`,
  ]
  return listText(changes.filter((text) => text !== false)) || 'wijzigde de beveiliging van het eigen account'
}
