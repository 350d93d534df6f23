import type { Application } from '@wervio/contracts'

/**
 * When each stage up to the current one was last reached, by stage (1 to 5), as ISO moments. A stage that was skipped has
 * none; a stage beyond the current one was left again and has none either.
 */
export const stageDates = ({ stage, history }: Pick<Application, 'stage' | 'history'>): ReadonlyMap<number, string> => {
  const reached = new Map<number, string>()
  for (const [index, event] of history.entries())
    if (event.stage <= stage && event.stage !== history[index - 1]?.stage) reached.set(event.stage, event.at)
  return reached
}
