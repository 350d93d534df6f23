import type { PersonaTrait } from '@wervio/contracts'
import type { TaskFrame } from './task-frame.ts'

/** A task and the traits its own words speak of, each at its high or its low end. */
export type Task = { frame: TaskFrame; cues: { trait: PersonaTrait; high: boolean }[] }

const MOST_USES = 2
const MOST_LITERAL = 2

const mostUsesOf = (task: Task) => (task.frame.literal ? 1 : MOST_USES)

/**
 * Hands out tasks for the questions of one persona: each twice at most, the least used first, two literal quotes in
 * all.
 */
export class TaskSupply {
  readonly #uses: Map<Task, number>
  #literal = 0

  constructor(tasks: readonly Task[]) {
    this.#uses = new Map(tasks.map((task) => [task, 0]))
  }

  #take(from: readonly Task[], most: number): Task | null {
    const free = from.filter(
      (task) =>
        this.#usesOf(task) < Math.min(most, mostUsesOf(task)) && (!task.frame.literal || this.#literal < MOST_LITERAL),
    )
    const [task] = free.toSorted((one, other) => this.#usesOf(one) - this.#usesOf(other))
    if (task === undefined) return null
    this.#uses.set(task, this.#usesOf(task) + 1)
    if (task.frame.literal) this.#literal += 1
    return task
  }

  #usesOf(task: Task): number {
    return this.#uses.get(task) ?? 0
  }

  /**
   * A task whose words speak of the trait at the asked end of it, `not` those asked about before; null when none is
   * left.
   */
  takeFor(trait: PersonaTrait, high: boolean, not: readonly Task[]): Task | null {
    return this.#take(
      [...this.#uses.keys()].filter(
        (task) => !not.includes(task) && task.cues.some((cue) => cue.trait === trait && cue.high === high),
      ),
      MOST_USES,
    )
  }

  /**
   * A task that no question has used, first one without a trait; a literal one only when no other is left, and once.
   */
  takeAny(): Task | null {
    const tasks = [...this.#uses.keys()].toSorted(
      (one, other) => Math.min(one.cues.length, 1) - Math.min(other.cues.length, 1),
    )
    const spoken = tasks.filter(({ frame }) => !frame.literal)
    return spoken.length > 0 || this.#literal > 0 ? this.#take(spoken, 1) : this.#take(tasks, 1)
  }
}
