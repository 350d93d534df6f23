import { applicationOutcomeLabels, labelOf, stageName, type ApplicationEvent } from '@wervio/contracts'

/** One line of the history: what happened, why, by whom and when (ISO). */
export type HistoryStep = { what: string; reason: string | null; by: string | null; at: string }

const describeEvent = (event: ApplicationEvent, previous: ApplicationEvent | undefined): string => {
  if (!previous) return `Toegevoegd bij ${stageName(event.stage)}`
  const changes: string[] = []
  if (event.stage !== previous.stage) changes.push(`Van ${stageName(previous.stage)} naar ${stageName(event.stage)}`)
  if (event.outcome !== previous.outcome)
    changes.push(event.outcome === 'open' ? 'Weer geopend' : labelOf(applicationOutcomeLabels, event.outcome))
  return changes.join(', ') || 'Reden gewijzigd'
}

/** The history in words, newest first; takes the events oldest first. */
export const historySteps = (history: readonly ApplicationEvent[]): HistoryStep[] =>
  history
    .map((event, index) => {
      const previous = history[index - 1]
      const reason = event.reason !== previous?.reason ? event.reason : null
      return { what: describeEvent(event, previous), reason, by: event.by, at: event.at }
    })
    .toReversed()
