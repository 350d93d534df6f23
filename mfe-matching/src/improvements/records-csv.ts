import { applicationOutcomeLabels, labelOf, stageName, type ImprovementRecord } from '@wervio/contracts'
import { csvOf } from '../csv.ts'

const columns: readonly (readonly [title: string, text: (record: ImprovementRecord) => string])[] = [
  ['Kandidaat', ({ candidate_name: name }) => name ?? ''],
  ['Vacature', ({ vacancy_title: title }) => title],
  ['Moment', ({ at }) => at],
  ['Geteld vanaf', ({ since }) => since ?? ''],
  ['Dagen', ({ days }) => (days === null ? '' : String(days))],
  ['Stap', ({ stage }) => (stage === null ? '' : stageName(stage))],
  ['Uitkomst', ({ outcome }) => (outcome === null ? '' : labelOf(applicationOutcomeLabels, outcome))],
  ['Reden', ({ reason }) => reason ?? ''],
]

/** The records as CSV. */
export const recordsCsv = (records: readonly ImprovementRecord[]): Blob =>
  csvOf([columns.map(([title]) => title), ...records.map((record) => columns.map(([, text]) => text(record)))])
