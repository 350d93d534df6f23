/** A step of a procedure: the stage somebody was in from this moment (ISO) on. */
export type StageMoment = { stage: number; at: string }

/**
 * When each stage up to the current one was last reached, by stage (1 to 5), as ISO moments; takes the steps oldest first.
 * A skipped stage has no date, and neither has a stage beyond the current one, from which the candidate went back.
 */
export const stageDates = ({
  stage,
  history,
}: {
  stage: number
  history: readonly StageMoment[]
}): ReadonlyMap<number, string> => {
  const dates = new Map<number, string>()
  for (const [index, event] of history.entries())
    if (event.stage <= stage && event.stage !== history[index - 1]?.stage) dates.set(event.stage, event.at)
  return dates
}
