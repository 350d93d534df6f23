import { labelOf, roleNames, type AuditEntry } from '@wervio/contracts'
import { atJob, job, ofPerson, plain, type SentencePiece } from './pieces.ts'
import { securityText } from './security.ts'
import { candidateViews, listViews, viewOf } from './views.ts'

const colleagueName = ({ colleague }: AuditEntry): string => colleague?.name ?? 'een oud-collega'

const roleText = ({ detail }: AuditEntry): string => labelOf(roleNames, detail ?? '').toLowerCase()

const providers: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' }

/** What somebody changed of who may come in and what they may do, or was refused. */
export const accessSentence = (entry: AuditEntry): SentencePiece[] => {
  const { action, subject, columns, detail, actor } = entry
  if (action === 'refuse') {
    const what = viewOf(entry)
    const target = entry.candidate ? ofPerson(entry) : atJob(entry)
    return [
      plain(`kreeg geen toegang tot ${(what && (candidateViews[what] ?? listViews[what])) ?? 'een handeling'}`),
      ...target,
    ]
  }
  const isOwn = actor !== null && actor.id === subject.id
  switch (subject.kind) {
    case 'organisation':
      return [plain('veranderde de naam van de organisatie')]
    case 'invitation':
      if (action === 'create') return [plain(`nodigde iemand uit als ${roleText(entry)}`)]
      return [plain(detail === 'accepted' ? 'gebruikte een uitnodiging' : 'trok een uitnodiging in')]
    case 'colleague':
      if (action === 'create') return [plain('begon met deze organisatie')]
      if (action === 'delete') return [plain(`verwijderde ${colleagueName(entry)} uit de organisatie`)]
      if (columns.includes('organisation_id')) return [plain(`kwam bij de organisatie als ${roleText(entry)}`)]
      if (columns.includes('role')) return [plain(`maakte ${colleagueName(entry)} ${roleText(entry)}`)]
      if (columns.includes('signed_out_before')) return [plain('logde overal uit')]
      return [plain(isOwn ? 'wijzigde het eigen account' : `wijzigde het account van ${colleagueName(entry)}`)]
    case 'sign_in_method':
      return [
        plain(
          `${action === 'create' ? 'koppelde' : 'ontkoppelde'} inloggen met ${providers[detail ?? ''] ?? detail ?? ''}`,
        ),
      ]
    case 'recovery_codes':
      return [plain(action === 'create' ? 'maakte herstelcodes voor de tweede stap' : 'gebruikte een herstelcode')]
    case 'account_security':
      return [plain(securityText(entry))]
    case 'session':
      return [plain('beëindigde een sessie')]
    case 'hiring_manager':
      return [
        plain(
          `${action === 'create' ? 'gaf' : 'nam'} ${colleagueName(entry)} ${action === 'create' ? 'toegang tot ' : 'de toegang af tot '}`,
        ),
        job(entry),
      ]
    case 'microsoft':
      return [plain(`${action === 'create' ? 'verbond' : 'verbrak de verbinding met'} Microsoft`)]
    case 'calendar_feed':
      return [plain(action === 'create' ? 'maakte een geheim adres voor de agenda' : 'trok het adres van de agenda in')]
    default:
      return [plain('wijzigde de toegang')]
  }
}
