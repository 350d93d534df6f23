import type { PersonaTrait } from '@wervio/contracts'
import type { TaskFrame } from './task-frame.ts'

/** A task or hard skill, and the traits its own words speak of, each at its high or its low end. */
export type Task = {
  kind: 'task' | 'skill'
  isPaper: boolean
  frame: TaskFrame
  cues: { trait: PersonaTrait; high: boolean }[]
}

/** Whether the words of a task speak of a trait at one end of it. */
export const speaksOf = (task: Task, trait: PersonaTrait, high: boolean) =>
  task.cues.some((cue) => cue.trait === trait && cue.high === high)

/**
 * Hands out the tasks and skills for the questions of one persona: each once about what happened, and a task once more
 * as a supposed situation when no other is left; `mostLiteral` quotes in all.
 */
export class TaskSupply {
  readonly #all: readonly Task[]
  readonly #asked = new Set<Task>()
  readonly #supposed = new Set<Task>()
  readonly #again = new Set<Task>()
  #literal = 0

  readonly #mostLiteral: number

  constructor(tasks: readonly Task[], mostLiteral: number) {
    this.#all = tasks
    this.#mostLiteral = mostLiteral
  }

  #isFree(task: Task): boolean {
    return (
      !this.#asked.has(task) && !this.#supposed.has(task) && (!task.frame.literal || this.#literal < this.#mostLiteral)
    )
  }

  #mark(task: Task | undefined, uses: Set<Task>): Task | null {
    if (task === undefined) return null
    uses.add(task)
    if (task.frame.literal) this.#literal += 1
    return task
  }

  /** A free task or skill whose words speak of the trait at the asked end of it. */
  takeSpeaking(trait: PersonaTrait, high: boolean): Task | null {
    const task = this.#all.find((one) => this.#isFree(one) && speaksOf(one, trait, high))
    return this.#mark(task, this.#asked)
  }

  /** Any free one, of the kind if there is one, that doesn't speak of the other end of the trait. */
  takeAny(kind: Task['kind'], trait: PersonaTrait, high: boolean): Task | null {
    const free = this.#all.filter((task) => this.#isFree(task) && !speaksOf(task, trait, !high))
    return this.#mark(free.find((task) => task.kind === kind) ?? free[0], this.#asked)
  }

  /**
   * One that was asked about or supposed once already, for another trait: what somebody did in this work says more than
   * what they did anywhere. Each comes back once, papers and quotes never; not for the trait that asked about it, where
   * there is another.
   */
  takeAgain(trait: PersonaTrait, high: boolean, asked: readonly (Task | null)[] = []): Task | null {
    const tasks = this.#all.filter(
      (one) => !one.frame.literal && !one.isPaper && !this.#again.has(one) && !speaksOf(one, trait, !high),
    )
    const task = tasks.find((one) => !asked.includes(one)) ?? tasks[0]
    if (task !== undefined) this.#again.add(task)
    return task ?? null
  }

  /** A task to suppose something about, a free one first; a quote only when no other is left. */
  takeSupposed(): Task | null {
    const tasks = this.#all.filter((task) => task.kind === 'task' && !this.#supposed.has(task))
    const spoken = tasks.filter(({ frame }) => !frame.literal)
    const task = spoken.find((one) => this.#isFree(one)) ?? spoken[0] ?? tasks.find((one) => this.#isFree(one))
    return this.#mark(task, this.#supposed)
  }
}
