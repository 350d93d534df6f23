import type { AuditEntry, AuditSubject } from '@wervio/contracts'
import { listText } from '@wervio/ui'
import { columnLabels } from '../column-labels.ts'
import { atJob, fileKinds, job, ofPerson, person, plain, type SentencePiece } from './pieces.ts'

/** The names of fields that changed, where there are words for them. */
const fieldsText = ({ columns }: AuditEntry): string | null => {
  const fieldNames = [
    ...new Set(columns.flatMap((column) => (Object.hasOwn(columnLabels, column) ? [columnLabels[column] ?? ''] : []))),
  ]
  return fieldNames.length === 0 ? null : listText(fieldNames)
}

/** What the organisation owns, with its article. */
const things: Partial<Record<AuditSubject, string>> = {
  note: 'een notitie',
  mail: 'een mail',
  mail_template: 'een mailsjabloon',
  company_profile: 'een bedrijfsprofiel',
  persona: 'de persona',
  publication: 'de publicatietekst',
  cv_stack: 'een stapel CV’s',
  cv_item: 'een CV in een stapel',
  recording: 'een gesprek',
  transcript: 'de transcriptie van een gesprek',
  consent: 'een toestemming',
  scorecard: 'een scorekaart',
  meeting: 'een meeting',
  requirements: 'de eisen',
  verdict: 'een oordeel over bewijs',
  file: 'een bestand',
}

/** Lines of the log of decisions that are no decision about somebody. */
const decisionTexts: Readonly<Record<string, string>> = {
  add: 'schreef in de besluiten wie in de procedure kwam:',
  remove: 'schreef in de besluiten wie uit de procedure ging:',
}

const about = (entry: AuditEntry): SentencePiece[] => [...ofPerson(entry), ...atJob(entry)]

const verbs: Readonly<Record<string, string>> = { create: 'maakte', change: 'wijzigde', delete: 'verwijderde' }

/** What somebody changed of what the organisation owns. */
export const changeSentence = (entry: AuditEntry): SentencePiece[] => {
  const { action, subject, columns } = entry
  const verb = verbs[action] ?? 'wijzigde'
  const fields = fieldsText(entry)
  const isHidden = columns.includes('deleted_at')
  switch (subject.kind) {
    case 'candidate':
      if (action === 'create') return [plain('voegde '), person(entry), plain(' toe')]
      if (action === 'delete') return [plain('wiste alles over '), person(entry)]
      return [plain(`wijzigde ${fields ?? 'gegevens'} van `), person(entry)]
    case 'vacancy':
      if (action === 'create') return [plain('maakte de vacature '), job(entry)]
      if (action === 'delete') return [plain('verwijderde '), job(entry)]
      return [plain(`wijzigde ${fields ?? 'gegevens'} van de vacature `), job(entry)]
    case 'application':
      if (action === 'create') return [plain('zette '), person(entry), plain(' in de procedure'), ...atJob(entry)]
      if (action === 'delete') return [plain('haalde '), person(entry), plain(' uit de procedure'), ...atJob(entry)]
      return [plain(`wijzigde ${fields ?? 'de procedure'} van `), person(entry), ...atJob(entry)]
    case 'shortlist':
      return action === 'create'
        ? [plain('zette '), person(entry), plain(' op de eigen shortlist')]
        : [plain('haalde '), person(entry), plain(' van de eigen shortlist')]
    case 'decision':
      return [plain(`${decisionTexts[entry.detail ?? ''] ?? 'nam een besluit over'} `), person(entry), ...atJob(entry)]
    case 'merge':
      return action === 'create'
        ? [plain('voegde twee profielen samen tot '), person(entry)]
        : [plain('wiste wat het samenvoegen van een profiel bewaarde: '), person(entry)]
    case 'file': {
      const kind = fileKinds[entry.detail ?? ''] ?? 'een bestand'
      return [
        plain(`${action === 'create' ? 'bewaarde' : isHidden ? 'verwijderde of herstelde' : verb} ${kind}`),
        ...about(entry),
      ]
    }
    default: {
      const thing = (things as Readonly<Record<string, string>>)[subject.kind] ?? 'gegevens'
      if (isHidden) return [plain(`verwijderde of herstelde ${thing}`), ...about(entry)]
      if (action === 'delete') return [plain(`wiste ${thing}`), ...about(entry)]
      return [plain(`${verb} ${thing}`), ...about(entry), plain(action === 'change' && fields ? ` (${fields})` : '')]
    }
  }
}
