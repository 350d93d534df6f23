import { labelOf, type AuditEntry, type AuditJob } from '@wervio/contracts'
import { accessSentence } from './sentences/access.ts'
import { changeSentence } from './sentences/change.ts'
import type { SentencePiece } from './sentences/pieces.ts'
import { readSentence } from './sentences/read.ts'

/** What each kind of background work is about. */
export const jobLabels: Record<AuditJob, string> = {
  'read-cv': 'CV’s lezen',
  'send-mail': 'mails versturen',
  'send-contact-message': 'berichten versturen',
  transcribe: 'gesprekken uitschrijven',
  'fetch-transcripts': 'transcripties ophalen',
  'set-recording': 'opnemen in Teams',
  upload: 'opname ontvangen',
  scores: 'scores berekenen',
  microsoft: 'verbinding met Microsoft',
  calendar: 'agenda bijwerken',
  notifications: 'meldingen',
  tidy: 'opruimen',
  demo: 'voorbeelden van de demo',
  service: 'achtergrondwerk',
}

/** What somebody is called who isn't in the organisation any more. */
export const FORMER_COLLEAGUE = 'Een oud-collega'

/** What Wervio itself is called, whatever it was doing. */
export const AUTOMATIC = 'Wervio (automatisch)'

/** Who did it: somebody, somebody who left, or Wervio itself with the work that it did. */
export const actorText = ({ actor, job: work }: AuditEntry): string => {
  if (actor !== null) return actor.name ?? FORMER_COLLEAGUE
  return work === null ? AUTOMATIC : `Wervio (automatisch: ${labelOf(jobLabels, work)})`
}

/** What somebody did, after their name. */
export const sentenceOf = (entry: AuditEntry): SentencePiece[] => {
  const pieces =
    entry.category === 'read'
      ? readSentence(entry)
      : entry.category === 'access'
        ? accessSentence(entry)
        : changeSentence(entry)
  return pieces.filter(({ text }) => text !== '')
}
