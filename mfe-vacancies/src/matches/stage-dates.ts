import type { Application } from '@wervio/contracts'

/**
 * When each stage up to the current one was last reached, by stage (1 to 5), as ISO moments. A skipped stage has no date,
 * and neither has a stage beyond the current one, from which the candidate went back.
 */
export const stageDates = ({ stage, history }: Pick<Application, 'stage' | 'history'>): ReadonlyMap<number, string> => {
  const dates = new Map<number, string>()
  for (const [index, event] of history.entries())
    if (event.stage <= stage && event.stage !== history[index - 1]?.stage) dates.set(event.stage, event.at)
  return dates
}
