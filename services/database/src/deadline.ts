/**
 * A timer that can be set and cleared. When it ends, what the process has yet to read is read first: after a statement
 * that held it up for long, timers would otherwise end clients whose messages are already here.
 */
export class Deadline {
  readonly #milliseconds: number
  readonly #ended: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number, ended: () => void) {
    this.#milliseconds = milliseconds
    this.#ended = ended
  }

  get isSet(): boolean {
    return this.#timer !== undefined
  }

  set(): void {
    this.clear()
    const timer = setTimeout(() => {
      setImmediate(() => {
        if (this.#timer !== timer) return
        this.#timer = undefined
        this.#ended()
      })
    }, this.#milliseconds)
    timer.unref()
    this.#timer = timer
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
