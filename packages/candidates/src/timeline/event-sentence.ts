import {
  applicationOutcomeLabels,
  candidateStatusLabels,
  isOneOf,
  labelOf,
  mailTemplates,
  stageName,
  timelineKinds,
  type TimelineEvent,
  type TimelineKind,
} from '@wervio/contracts'
import { listText, capitalised } from '@wervio/ui'
import { fieldLabels } from '../candidate/field-labels.ts'

type Data = TimelineEvent['data']

const word = (labels: Readonly<Record<string, string>>, key: string | undefined): string =>
  key === undefined ? 'onbekend' : labelOf(labels, key)
const fields = ({ fields: names = '' }: Data): string =>
  listText([
    ...new Set(
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => word(fieldLabels, name)),
    ),
  ])
const vacancy = ({ vacancy_title: title }: Data): string => (title ? `‘${title}’` : 'een vacature')
const stage = ({ stage: number }: Data): string => (Number(number) > 0 ? stageName(Number(number)) : 'een andere stap')
const reason = ({ reason: why }: Data): string => (why?.trim() ? ` (${why.trim()})` : '')
const template = ({ template: key }: Data): string =>
  Object.entries(mailTemplates).find(([name]) => name === key)?.[1].label ?? ''

const sentences: Record<TimelineKind, (data: Data, previousStage?: string) => string> = {
  created: () => 'Kandidaat toegevoegd',
  changed: (data) => (fields(data) ? `Gewijzigd: ${fields(data)}` : 'Gegevens gewijzigd'),
  status: ({ from, to, cause }) => {
    const change = `van ${word(candidateStatusLabels, from)} naar ${word(candidateStatusLabels, to)}`
    return cause === 'procedure' ? `Status volgt de procedure: ${change}` : `Status ${change}`
  },
  cv_added: ({ name }) => (name ? `CV toegevoegd: ${name}` : 'CV toegevoegd'),
  cv_removed: () => 'CV verwijderd',
  merged: ({ name }) => (name ? `Samengevoegd met ${name}` : 'Samengevoegd met een andere kandidaat'),
  unmerged: ({ name }) => (name ? `Samenvoegen met ${name} ongedaan gemaakt` : 'Samenvoegen ongedaan gemaakt'),
  note_added: () => 'Notitie geschreven',
  note_changed: () => 'Notitie gewijzigd',
  note_deleted: () => 'Notitie verwijderd',
  note_restored: () => 'Notitie teruggezet',
  contacted: (data) => {
    const wayText = data['way'] === 'smtp' ? 'Mail verstuurd' : 'Bericht klaargezet'
    return [wayText, template(data), data['subject']].filter(Boolean).join(': ')
  },
  recording_added: ({ name }) => (name ? `Gespreksopname bewaard: ${name}` : 'Gespreksopname bewaard'),
  application_added: (data) => `In de procedure gezet voor ${vacancy(data)}`,
  application_stage: (data, previousStage) =>
    previousStage
      ? `${vacancy(data)}: van ${stage({ stage: previousStage })} naar ${stage(data)}`
      : `${vacancy(data)}: stap ${stage(data)}`,
  application_outcome: (data) =>
    `${vacancy(data)}: ${word(applicationOutcomeLabels, data['outcome']).toLocaleLowerCase('nl-NL')}${reason(data)}`,
  application_removed: (data) => `Uit de procedure gehaald van ${vacancy(data)}`,
}

/** What happened, in a Dutch sentence. `previousStage`: the stage of the procedure before, where that is known. */
export const eventSentence = ({ kind, data }: Pick<TimelineEvent, 'kind' | 'data'>, previousStage?: string): string =>
  capitalised(isOneOf(timelineKinds, kind) ? sentences[kind](data, previousStage) : kind)
