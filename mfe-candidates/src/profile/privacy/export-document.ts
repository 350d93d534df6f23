import {
  applicationOutcomeLabels,
  candidateSourceLabels,
  candidateStatusLabels,
  matchStages,
  retentionLabels,
  sensitiveLabels,
  type Job,
} from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { periodText } from '../../candidate/entry-values.ts'
import { languageText } from '../../candidate/languages.ts'
import { shownPhone } from '../../candidate/phones.ts'
import { eventSentence } from '../timeline/event-sentence.ts'
import type { WholeExport } from './whole-export.ts'

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' })
const at = (iso: string): string => moment.format(new Date(iso))

const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items: [...items] }])
const lines = (rows: readonly (readonly [string, string | null])[]): Block[] =>
  list(rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`))
const text = (words: string | null): Block[] => (words?.trim() ? [{ kind: 'text', text: words.trim() }] : [])
const under = (heading: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
const dated = (head: string, period: Pick<Job, 'period' | 'start' | 'end'>, words: string | null): Block[] => [
  { kind: 'subheading', text: head || 'Onbekend' },
  ...text(periodText(period)),
  ...text(words),
]

/** Everything that is kept about somebody, in words he can read. */
export const exportDocument = ({
  exported_at,
  candidate: person,
  cv_text,
  files,
  applications,
  timeline,
  recordings,
}: WholeExport): Block[] => [
  { kind: 'title', text: person.name },
  { kind: 'note', text: `Alles wat van deze kandidaat bewaard wordt, op ${at(exported_at)}.` },
  ...lines([
    ['E-mailadres', person.email],
    ['Telefoon', person.phone && shownPhone(person.phone)],
    ['Locatie', person.location],
    ['LinkedIn', person.linkedin],
    ['Status', candidateStatusLabels[person.status]],
    ['Herkomst', candidateSourceLabels[person.source]],
    ['Toegevoegd', at(person.created_at)],
    ['Bewaartermijn', `${retentionLabels[person.retention]}, tot en met ${day.format(new Date(person.retain_until))}`],
  ]),
  ...under('Notities', text(person.notes)),
  ...under('Profiel', [
    ...lines([
      ['Functietitel', person.title],
      ['Beschikbaar', person.availability],
      ['Opzegtermijn', person.notice_period],
      ['Uren', person.hours],
      ['Salariswens', person.salary_wish],
    ]),
    ...text(person.summary),
  ]),
  ...under('Vaardigheden', list(person.skills)),
  ...under(
    'Werkervaring',
    person.experience.flatMap((job) =>
      dated([job.position, job.company].filter(Boolean).join(', '), job, job.description),
    ),
  ),
  ...under(
    'Opleiding',
    person.education.flatMap((school) =>
      dated([school.degree, school.institution].filter(Boolean).join(', '), school, school.description),
    ),
  ),
  ...under('Talen', list(person.languages.map(languageText))),
  ...under(
    'Certificaten en rijbewijs',
    list([...person.certificates, ...person.driving_licences.map((licence) => `Rijbewijs ${licence}`)]),
  ),
  ...under(
    'Gevoelige gegevens die in het CV staan (niet gebruikt)',
    list(person.sensitive.map(({ kind }) => sensitiveLabels[kind])),
  ),
  ...under(
    'Procedures',
    list(
      applications.map(
        ({ vacancy_title, stage, outcome }) =>
          `${vacancy_title}: ${matchStages[stage - 1]}, ${applicationOutcomeLabels[outcome].toLocaleLowerCase('nl-NL')}`,
      ),
    ),
  ),
  ...under(
    'Gesprekken',
    recordings.flatMap(({ fileName, created_at, summary, transcript }): Block[] => [
      { kind: 'subheading', text: `${fileName}, ${at(created_at)}` },
      ...text(summary),
      ...text(transcript),
    ]),
  ),
  ...under('Bestanden', list(files.map(({ name, created_at }) => `${name}, ${at(created_at)}`))),
  ...under(
    'Tijdlijn',
    list(timeline.map((event) => `${at(event.at)}: ${eventSentence(event)}${event.by ? ` (${event.by})` : ''}`)),
  ),
  ...under('Tekst van het CV', text(cv_text)),
]
