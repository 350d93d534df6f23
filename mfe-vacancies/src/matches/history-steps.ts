import { applicationOutcomeLabels, type ApplicationEvent } from '@wervio/contracts'
import { stageLabel } from './pipeline-match.ts'

/** One line of the history: what happened, why, by whom and when (ISO). */
export type HistoryStep = { what: string; reason: string | null; by: string | null; at: string }

const whatHappened = (now: ApplicationEvent, before: ApplicationEvent | undefined): string => {
  if (!before) return `Toegevoegd bij ${stageLabel(now.stage)}`
  const said: string[] = []
  if (now.stage !== before.stage) said.push(`Van ${stageLabel(before.stage)} naar ${stageLabel(now.stage)}`)
  if (now.outcome !== before.outcome)
    said.push(now.outcome === 'open' ? 'Weer geopend' : applicationOutcomeLabels[now.outcome])
  return said.join(', ') || 'Reden gewijzigd'
}

/** The history in words, newest first; takes the events oldest first. */
export const historySteps = (history: readonly ApplicationEvent[]): HistoryStep[] =>
  history
    .map((event, index) => {
      const before = history[index - 1]
      const reason = event.reason !== before?.reason ? event.reason : null
      return { what: whatHappened(event, before), reason, by: event.by, at: event.at }
    })
    .toReversed()
