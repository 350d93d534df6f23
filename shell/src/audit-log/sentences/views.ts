import { isOneOf, readViews, type AuditEntry, type ReadView } from '@wervio/contracts'

/** What of one candidate can be looked at. */
export const candidateViews: Partial<Record<ReadView, string>> = {
  profile: 'het profiel',
  cv: 'het CV',
  notes: 'de notities',
  timeline: 'de tijdlijn',
  duplicates: 'mogelijke dubbelen',
  analysis: 'de matchanalyse',
  consents: 'de toestemmingen',
  scorecards: 'de scorekaarten',
  recordings: 'de gesprekken',
  transcript: 'de transcriptie van een gesprek',
  audio: 'de opname van een gesprek',
  meeting: 'een meeting',
  meetings: 'de meetings',
  mails: 'de mails',
  file: 'een bestand',
  cv_item: 'een CV in een stapel',
  cv_stack: 'een stapel CV’s',
  assistant: 'antwoorden van de assistent',
  audit_log: 'het logboek',
}

/** What can be looked at that is about several candidates. */
export const listViews: Partial<Record<ReadView, string>> = {
  candidates: 'de lijst met kandidaten',
  search: 'zoekresultaten van kandidaten',
  matches: 'de kandidaten',
  procedure: 'de procedure',
  decisions: 'de besluiten',
  records: 'de procedures achter een cijfer',
  attention: 'wat aandacht vraagt',
  notifications: 'de eigen meldingen',
  duplicates: 'mogelijke dubbelen',
  analysis: 'matchanalyses',
  assistant: 'antwoorden van de assistent',
  recordings: 'de lijst met gesprekken',
  meetings: 'de agenda',
  mails: 'de lijst met mails',
  cv_stack: 'stapels CV’s',
  audit_log: 'dit logboek',
}

/** What was looked at; null for a view of a later version. */
export const viewOf = ({ detail }: AuditEntry): ReadView | null =>
  detail !== null && isOneOf(readViews, detail) ? detail : null
