import type { ManyTask } from './use-many.ts'
import type { Selectable } from './use-selection.ts'

/** The same work; whom it succeeded for is no longer chosen. */
export const dropWhenDone = <Outcome, Item extends Selectable>(
  task: ManyTask<Outcome, Item>,
  drop: (ids: readonly string[]) => void,
): ManyTask<Outcome, Item> => ({
  ...task,
  onDone: (successes) => {
    task.onDone(successes)
    drop(successes.map(({ item }) => item.id))
  },
})
