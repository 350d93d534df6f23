import {
  applicationOutcomeLabels,
  candidateSourceLabels,
  candidateStatusLabels,
  consentWayLabels,
  decisionKindLabels,
  HIGHEST_MARK,
  labelOf,
  mailStateLabels,
  proposalVerdictLabels,
  recordingTitle,
  retentionLabels,
  sensitiveLabels,
  stageName,
  stateText,
  type Job,
} from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { exactDay, exactMoment } from '@wervio/ui'
import { periodText } from '../candidate/entry-values.ts'
import { languageText } from '../candidate/languages.ts'
import { formatPhone } from '../candidate/phones.ts'
import { timelineEntries } from '../timeline/timeline-entries.ts'
import { retentionText } from './retention-text.ts'
import { isRecorded, type WholeExport } from './whole-export.ts'

const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items: [...items] }])
const lines = (rows: readonly (readonly [string, string | null])[]): Block[] =>
  list(rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`))
const text = (words: string | null): Block[] => (words?.trim() ? [{ kind: 'text', text: words.trim() }] : [])
const section = (heading: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
const entryBlocks = (head: string, period: Pick<Job, 'period' | 'start' | 'end'>, words: string | null): Block[] => [
  { kind: 'subheading', text: head || 'Onbekend' },
  ...text(periodText(period)),
  ...text(words),
]

/** Everything that is stored about somebody, in words they can read. */
export const exportDocument = ({
  exported_at,
  candidate: person,
  cv_text,
  notes,
  files,
  applications,
  timeline,
  decisions = [],
  verdicts = [],
  meetings = [],
  mails = [],
  consents = [],
  scorecards = [],
  recordings,
}: WholeExport): Block[] => [
  { kind: 'title', text: person.name },
  { kind: 'note', text: `Alles wat van deze kandidaat bewaard wordt, op ${exactMoment(exported_at)}.` },
  ...lines([
    ['E-mailadres', person.email],
    ['Telefoon', person.phone && formatPhone(person.phone)],
    ['Locatie', person.location],
    ['LinkedIn', person.linkedin],
    ['Status', labelOf(candidateStatusLabels, person.status)],
    ['Herkomst', labelOf(candidateSourceLabels, person.source)],
    ['Toegevoegd', exactMoment(person.created_at)],
    ['Bewaartermijn', `${labelOf(retentionLabels, person.retention)}. ${retentionText(person)}`],
  ]),
  ...section(
    'Notities',
    // A service of before the stream answers only the newest.
    notes === undefined
      ? text(person.notes)
      : notes.flatMap((note): Block[] => [
          { kind: 'subheading', text: [exactMoment(note.created_at), note.by].filter(Boolean).join(', ') },
          ...text(note.text),
        ]),
  ),
  ...section('Profiel', [
    ...lines([
      ['Functietitel', person.title],
      ['Beschikbaar', person.availability],
      ['Opzegtermijn', person.notice_period],
      ['Uren', person.hours],
      ['Salariswens', person.salary_wish],
    ]),
    ...text(person.summary),
  ]),
  ...section('Vaardigheden', list(person.skills)),
  ...section(
    'Werkervaring',
    person.experience.flatMap((job) =>
      entryBlocks([job.position, job.company].filter(Boolean).join(', '), job, job.description),
    ),
  ),
  ...section(
    'Opleiding',
    person.education.flatMap((school) =>
      entryBlocks([school.degree, school.institution].filter(Boolean).join(', '), school, school.description),
    ),
  ),
  ...section('Talen', list(person.languages.map(languageText))),
  ...section(
    'Certificaten en rijbewijs',
    list([...person.certificates, ...person.driving_licences.map((licence) => `Rijbewijs ${licence}`)]),
  ),
  ...section(
    'Gevoelige gegevens die in het CV staan (niet gebruikt)',
    list(person.sensitive.map(({ kind }) => labelOf(sensitiveLabels, kind))),
  ),
  ...section(
    'Procedures',
    list(
      applications.map(
        ({ vacancy_title, stage, outcome }) =>
          `${vacancy_title}: ${stageName(stage)}, ${labelOf(applicationOutcomeLabels, outcome).toLocaleLowerCase('nl-NL')}`,
      ),
    ),
  ),
  ...section(
    'Besluiten bij vacatures',
    decisions.flatMap(({ vacancy_title, kind, at, by, reason, undoes, shown }): Block[] => [
      { kind: 'subheading', text: `${vacancy_title}: ${labelOf(decisionKindLabels, kind).toLocaleLowerCase('nl-NL')}` },
      { kind: 'note', text: [exactMoment(at), by].filter(Boolean).join(', ') },
      ...(reason === '' ? [] : text(undoes ? `Was: ${reason}` : reason)),
      ...(shown
        ? list([
            `Het systeem had ${shown.percentage}% laten zien.`,
            ...shown.requirements.map(({ label, ...match }) => `${label}: ${stateText(match)}`),
          ])
        : []),
    ]),
  ),
  ...section(
    'Oordelen over mogelijk bewijs in het CV',
    verdicts.flatMap(({ vacancy_title, requirement, verdict, quote, at, by }): Block[] => [
      { kind: 'subheading', text: [vacancy_title, requirement].filter(Boolean).join(': ') },
      { kind: 'note', text: [exactMoment(at), by].filter(Boolean).join(', ') },
      ...text(`${labelOf(proposalVerdictLabels, verdict)}: “${quote}”`),
    ]),
  ),
  ...section(
    'Gesprekken',
    recordings.flatMap(({ fileName, created_at, summary, transcript }): Block[] => [
      { kind: 'subheading', text: `${recordingTitle(fileName)}, ${exactMoment(created_at)}` },
      ...text(summary),
      ...text(transcript),
    ]),
  ),
  ...section(
    'Meetings in Teams',
    meetings.flatMap(({ id, subject, scheduled_start, state, by, description, attendees, transcript }): Block[] => [
      { kind: 'subheading', text: `${subject}, ${exactMoment(scheduled_start)}` },
      { kind: 'note', text: [by, state === 'cancelled' ? 'afgezegd' : null].filter(Boolean).join(', ') },
      ...text(description),
      ...lines([['Deelnemers', attendees.join(', ')]]),
      ...text(isRecorded({ recordings }, id) ? 'Wat er gezegd is, staat bij de gesprekken.' : transcript),
    ]),
  ),
  ...section(
    'Mails',
    mails.flatMap(({ subject, created_at, by, state, to, body }): Block[] => [
      { kind: 'subheading', text: `${subject}, ${exactMoment(created_at)}` },
      { kind: 'note', text: [by, `aan ${to}`, labelOf(mailStateLabels, state)].filter(Boolean).join(', ') },
      ...text(body),
    ]),
  ),
  ...section(
    'Toestemming voor opnames',
    consents.flatMap(({ wording, way, given_on, withdrawn_at, by }): Block[] => [
      { kind: 'subheading', text: `${exactDay(given_on)}, ${labelOf(consentWayLabels, way)}` },
      {
        kind: 'note',
        text: [by, withdrawn_at && `ingetrokken op ${exactMoment(withdrawn_at)}`].filter(Boolean).join(', '),
      },
      ...text(wording),
    ]),
  ),
  ...section(
    'Scorekaarten',
    scorecards.flatMap(({ conversation_on, vacancy_title, by, items, notes: remarks }): Block[] => [
      { kind: 'subheading', text: [exactDay(conversation_on), vacancy_title].filter(Boolean).join(', ') },
      { kind: 'note', text: by ?? '' },
      ...lines(
        items.map(({ question, mark, note }) => [
          question,
          [mark === null ? 'geen cijfer' : `${mark} van ${HIGHEST_MARK}`, note].filter(Boolean).join('. '),
        ]),
      ),
      ...text(remarks),
    ]),
  ),
  ...section('Bestanden', list(files.map(({ name, created_at }) => `${name}, ${exactMoment(created_at)}`))),
  ...section(
    'Tijdlijn',
    list(
      timelineEntries(timeline).map(({ event: { at, by }, sentence, statusSentence }) =>
        [`${exactMoment(at)}: ${sentence}${by ? ` (${by})` : ''}`, statusSentence].filter(Boolean).join('. '),
      ),
    ),
  ),
  ...section('Tekst van het CV', text(cv_text)),
]
