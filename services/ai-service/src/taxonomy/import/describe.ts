import { escoLicence } from '@wervio/contracts'
import type { ImportStatus } from './read-status.ts'
import type { ImportSummary } from './summary.ts'

const amount = (count: number): string => count.toLocaleString('en')

const sums = (title: string, counts: readonly { name: string; count: number }[]): string =>
  `${title}: ${counts.map(({ name, count }) => `${amount(count)} ${name}`).join(', ') || 'none'}`

/** What an import left out, and the files it didn't read; no line when there is nothing to say. */
export const describeLosses = ({ skipped, leftOut, cleanedLabels }: ImportSummary): string[] => [
  ...Object.entries(leftOut).map(([reason, count]) => `left out: ${amount(count)} ${reason}`),
  ...(cleanedLabels > 0
    ? [`cleaned: ${amount(cleanedLabels)} labels with markup, control characters or spare space`]
    : []),
  ...skipped.map(({ name, why }) => `skipped: ${name} (${why})`),
]

/** The current import, line by line; `null` is none. */
export const describeStatus = (status: ImportStatus | null): string[] => {
  if (!status) return ['No taxonomy is imported.']
  return [
    `Import ${status.number} of ${status.finishedAt}`,
    sums('concepts', status.concepts),
    sums('labels', status.labels),
    sums('relations', status.relations),
    ...describeLosses(status.summary),
    escoLicence,
  ]
}
