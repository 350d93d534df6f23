import {
  applicationOutcomeLabels,
  candidateStatusLabels,
  mailTemplates,
  matchStages,
  type TimelineEvent,
  type TimelineKind,
} from '@wervio/contracts'
import { fieldLabels } from '../../candidate/field-labels.ts'

type Data = TimelineEvent['data']

const list = new Intl.ListFormat('nl-NL')

const word = (labels: Readonly<Record<string, string>>, key: string | undefined): string =>
  key === undefined ? 'onbekend' : (labels[key] ?? key)
const fields = ({ fields: names = '' }: Data): string =>
  list.format([
    ...new Set(
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => word(fieldLabels, name)),
    ),
  ])
const vacancy = ({ vacancy_title: title }: Data): string => (title ? `‘${title}’` : 'een vacature')
const stage = ({ stage: number }: Data): string => matchStages[Number(number) - 1] ?? 'een andere stap'
const reason = ({ reason: why }: Data): string => (why?.trim() ? ` (${why.trim()})` : '')
const template = ({ template: key }: Data): string =>
  Object.entries(mailTemplates).find(([name]) => name === key)?.[1].label ?? ''

const sentences: Record<TimelineKind, (data: Data) => string> = {
  created: () => 'Kandidaat toegevoegd',
  changed: (data) => (fields(data) ? `Gewijzigd: ${fields(data)}` : 'Gegevens gewijzigd'),
  status: ({ from, to }) => `Status van ${word(candidateStatusLabels, from)} naar ${word(candidateStatusLabels, to)}`,
  cv_added: ({ name }) => (name ? `CV toegevoegd: ${name}` : 'CV toegevoegd'),
  cv_removed: () => 'CV verwijderd',
  merged: ({ name }) => (name ? `Samengevoegd met ${name}` : 'Samengevoegd met een andere kandidaat'),
  unmerged: ({ name }) => (name ? `Samenvoegen met ${name} ongedaan gemaakt` : 'Samenvoegen ongedaan gemaakt'),
  contacted: (data) => ['Bericht klaargezet', template(data), data['subject']].filter(Boolean).join(': '),
  recording_added: ({ name }) => (name ? `Gespreksopname bewaard: ${name}` : 'Gespreksopname bewaard'),
  application_added: (data) => `In de procedure gezet voor ${vacancy(data)}`,
  application_stage: (data) => `${vacancy(data)}: stap ${stage(data)}`,
  application_outcome: (data) =>
    `${vacancy(data)}: ${word(applicationOutcomeLabels, data['outcome']).toLocaleLowerCase('nl-NL')}${reason(data)}`,
  application_removed: (data) => `Uit de procedure gehaald van ${vacancy(data)}`,
}

/** What happened, in a Dutch sentence. */
export const eventSentence = ({ kind, data }: Pick<TimelineEvent, 'kind' | 'data'>): string => {
  const sentence = sentences[kind](data)
  return sentence.charAt(0).toLocaleUpperCase('nl-NL') + sentence.slice(1)
}
