import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What one series of a question asks for: a metric, and the labels that it names of it. */
export type Selection = { metric: string; labels: string[] }

const fileIn = (name: string) => fileURLToPath(new URL(`../../deploy/observability/${name}`, import.meta.url))

const panelsOf = (dashboard: unknown): string[] => {
  const { panels } = dashboard as { panels: { targets?: { expr: string }[] }[] }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

/** Each `expr` of the rules, on its line or in the block below it. */
const rulesIn = (text: string): string[] =>
  [...text.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.+)\n)/gm)].map(([, block, line]) => block ?? line ?? '')

/** The questions of the dashboard and of the rules of alerts. */
export const readQuestions = async (): Promise<{ dashboard: string[]; alerts: string[] }> => ({
  dashboard: panelsOf(JSON.parse(await readFile(fileIn('dashboard.json'), 'utf8'))),
  alerts: rulesIn(await readFile(fileIn('alerts.yml'), 'utf8')),
})

/** The labels that Prometheus itself gives each series. */
const givenLabels = new Set(['job', 'instance'])
const listOf = (text: string): string[] => text.split(',').flatMap((name) => name.trim() || [])

/**
 * The metrics of a question. Labels that it groups by belong to each of them: none of our questions joins metrics of
 * different kinds.
 */
export const selectionsIn = (question: string): Selection[] => {
  const grouped = [...question.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => listOf(names))
  const series = question.replaceAll(/\bby \([^)]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '')
  return [...series.matchAll(/\b([a-z]\w*_\w+)(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => name !== 'histogram_quantile')
    .map(([, metric = '', selectors = '']) => ({
      metric,
      labels: [...grouped, ...[...selectors.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, name = '']) => name)].filter(
        (name) => !givenLabels.has(name),
      ),
    }))
}

/** The metrics of a scrape with all labels that their series have. */
export const metricsIn = (scrape: string): Map<string, Set<string>> => {
  const metrics = new Map<string, Set<string>>()
  for (const [, name = '', labels = ''] of scrape.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+(?: \d+)?$/gm)) {
    const names = metrics.get(name) ?? new Set<string>()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) names.add(label)
    metrics.set(name, names)
  }
  return metrics
}
