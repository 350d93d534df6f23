import type { AuditEntry } from '@wervio/contracts'
import { listText, numberText } from '@wervio/ui'
import { atJob, fileKinds, ofPerson, person, plain, type SentencePiece } from './pieces.ts'
import { candidateViews, listViews, viewOf } from './views.ts'

const peopleText = ({ rows }: AuditEntry): string => {
  if (rows === null) return ''
  return rows === 1 ? ' (1 regel)' : ` (${numberText(rows)} regels)`
}

/** What somebody looked at. */
export const readSentence = (entry: AuditEntry): SentencePiece[] => {
  const { action, candidate, vacancy, detail } = entry
  const view = viewOf(entry)
  if (action === 'export')
    return view === 'audit_export'
      ? [plain('downloadde het logboek')]
      : [plain('exporteerde alles over '), person(entry)]
  if (entry.subject.kind === 'calendar_feed') return [plain('liet afspraken lezen via het geheime adres van de agenda')]
  if (action === 'list' || (candidate === null && vacancy !== null))
    return [
      plain(`bekeek ${(view && listViews[view]) ?? 'een lijst met kandidaten'}`),
      ...atJob(entry),
      plain(peopleText(entry)),
    ]
  if (entry.subject.kind === 'file')
    return [plain(`opende ${fileKinds[detail ?? ''] ?? 'een bestand'}`), ...ofPerson(entry), ...atJob(entry)]
  return [plain(`bekeek ${(view && candidateViews[view]) ?? 'gegevens'}`), ...ofPerson(entry), ...atJob(entry)]
}

/** '3 keer', of what was done more than once. */
export const timesText = ({ times }: AuditEntry): string => (times > 1 ? `${numberText(times)} keer` : '')

const viewText = (entry: AuditEntry): string => {
  const view = viewOf(entry)
  const times = timesText(entry)
  return `${(view && candidateViews[view]) ?? 'gegevens'}${times === '' ? '' : ` (${times})`}`
}

/** What somebody saw of one candidate in one look, after their name: the profile first, then in the order of time. */
export const lookSentence = (look: readonly AuditEntry[]): SentencePiece[] => {
  const [newest] = look
  if (newest === undefined) return []
  const inTime = look.toReversed()
  const isProfile = (entry: AuditEntry) => viewOf(entry) === 'profile'
  const parts = [...inTime.filter(isProfile), ...inTime.filter((entry) => !isProfile(entry))].map(viewText)
  return [plain(`bekeek ${listText(parts)}`), ...ofPerson(newest), ...atJob(newest)]
}
