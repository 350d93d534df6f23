/** A step of a procedure: the stage somebody was in from this moment (ISO) on. */
export type StageMoment = { stage: number; at: string }

/**
 * When each stage up to the current one was last reached, by stage (1 to 5), as ISO moments; takes the steps oldest
 * first. A skipped stage has no date, and neither has a stage that the candidate went back from.
 */
export const stageDates = ({
  stage,
  history,
}: {
  stage: number
  history: readonly StageMoment[]
}): ReadonlyMap<number, string> => {
  const dates = new Map<number, string>()
  for (const [index, event] of history.entries()) {
    if (event.stage === history[index - 1]?.stage) continue
    for (const reached of dates.keys()) if (reached > event.stage) dates.delete(reached)
    if (event.stage <= stage) dates.set(event.stage, event.at)
  }
  return dates
}
