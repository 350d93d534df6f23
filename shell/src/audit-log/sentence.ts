import {
  isOneOf,
  labelOf,
  readViews,
  roleNames,
  type AuditEntry,
  type AuditJob,
  type AuditSubject,
  type ReadView,
} from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { listText, numberText } from '@wervio/ui'
import { columnLabels } from './column-labels.ts'

/** A part of a sentence; with an address it is a link. */
export type Piece = { text: string; href?: string }

const plain = (text: string): Piece => ({ text })

/** The candidate, with a way to them while they are there. */
const person = ({ candidate }: AuditEntry): Piece => {
  if (candidate === null) return plain('een kandidaat')
  return candidate.name === null
    ? plain('een verwijderde kandidaat')
    : { text: candidate.name, href: routes.candidate.href(candidate.id) }
}

const job = ({ vacancy }: AuditEntry): Piece => {
  if (vacancy === null) return plain('een vacature')
  return vacancy.name === null
    ? plain('een verwijderde vacature')
    : { text: vacancy.name, href: routes.vacancy.href(vacancy.id) }
}

/** ' bij Kok', where a vacancy is known. */
const atJob = (entry: AuditEntry): Piece[] => (entry.vacancy === null ? [] : [plain(' bij '), job(entry)])

/** ' van Noor', where a candidate is known. */
const ofPerson = (entry: AuditEntry): Piece[] => (entry.candidate === null ? [] : [plain(' van '), person(entry)])

const peopleText = ({ rows }: AuditEntry): string => {
  if (rows === null) return ''
  return rows === 1 ? ' (1 regel)' : ` (${numberText(rows)} regels)`
}

/** What of one candidate was seen. */
const seen: Partial<Record<ReadView, string>> = {
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
}

/** What was seen that is about several candidates. */
const lists: Partial<Record<ReadView, string>> = {
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

const viewOf = ({ detail }: AuditEntry): ReadView | null =>
  detail !== null && isOneOf(readViews, detail) ? detail : null

const fileKinds: Readonly<Record<string, string>> = { cv: 'een CV', attachment: 'een bijlage', import: 'een CV' }

const readSentence = (entry: AuditEntry): Piece[] => {
  const { action, candidate, vacancy, detail } = entry
  const view = viewOf(entry)
  if (action === 'export')
    return view === 'audit_export'
      ? [plain('downloadde het logboek')]
      : [plain('exporteerde alles over '), person(entry)]
  if (action === 'list' || (candidate === null && vacancy !== null))
    return [
      plain(`bekeek ${(view && lists[view]) ?? 'een lijst met kandidaten'}`),
      ...atJob(entry),
      plain(peopleText(entry)),
    ]
  if (entry.subject.kind === 'file')
    return [plain(`opende ${fileKinds[detail ?? ''] ?? 'een bestand'}`), ...ofPerson(entry), ...atJob(entry)]
  return [plain(`bekeek ${(view && seen[view]) ?? 'gegevens'}`), ...ofPerson(entry), ...atJob(entry)]
}

/** The names of fields that changed, where there are words for them. */
const fieldsText = ({ columns }: AuditEntry): string | null => {
  const named = [
    ...new Set(columns.flatMap((column) => (Object.hasOwn(columnLabels, column) ? [columnLabels[column] ?? ''] : []))),
  ]
  return named.length === 0 ? null : listText(named)
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

const about = (entry: AuditEntry): Piece[] => [...ofPerson(entry), ...atJob(entry)]

const verbs: Readonly<Record<string, string>> = { create: 'maakte', change: 'wijzigde', delete: 'verwijderde' }

const changeSentence = (entry: AuditEntry): Piece[] => {
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
      return [plain('nam een besluit over '), person(entry), ...atJob(entry)]
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

const colleagueName = ({ colleague }: AuditEntry): string => colleague?.name ?? 'een oud-collega'

const roleText = ({ detail }: AuditEntry): string => labelOf(roleNames, detail ?? '').toLowerCase()

const providers: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' }

const accessSentence = (entry: AuditEntry): Piece[] => {
  const { action, subject, columns, detail, actor } = entry
  if (action === 'refuse') {
    const what = viewOf(entry)
    const target = entry.candidate ? ofPerson(entry) : atJob(entry)
    return [plain(`kreeg geen toegang tot ${(what && (seen[what] ?? lists[what])) ?? 'een handeling'}`), ...target]
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

/** Who did it: somebody, somebody who left, or Wervio itself with the work that it did. */
export const actorText = ({ actor, job: work }: AuditEntry): string => {
  if (actor !== null) return actor.name ?? 'Een oud-collega'
  return work === null ? 'Wervio (automatisch)' : `Wervio (automatisch: ${labelOf(jobLabels, work)})`
}

/** What somebody did, after their name. */
export const sentenceOf = (entry: AuditEntry): Piece[] => {
  const pieces =
    entry.category === 'read'
      ? readSentence(entry)
      : entry.category === 'access'
        ? accessSentence(entry)
        : changeSentence(entry)
  return pieces.filter(({ text }) => text !== '')
}

/** '3 keer', of what was done more than once. */
export const timesText = ({ times }: AuditEntry): string => (times > 1 ? `${numberText(times)} keer` : '')

const seenText = (entry: AuditEntry): string => {
  const view = viewOf(entry)
  const times = timesText(entry)
  return `${(view && seen[view]) ?? 'gegevens'}${times === '' ? '' : ` (${times})`}`
}

/** What somebody saw of one candidate in one look, after their name: the profile first, then in the order of time. */
export const lookSentence = (look: readonly AuditEntry[]): Piece[] => {
  const [newest] = look
  if (newest === undefined) return []
  const inTime = look.toReversed()
  const isProfile = (entry: AuditEntry) => viewOf(entry) === 'profile'
  const parts = [...inTime.filter(isProfile), ...inTime.filter((entry) => !isProfile(entry))].map(seenText)
  return [plain(`bekeek ${listText(parts)}`), ...ofPerson(newest), ...atJob(newest)]
}
