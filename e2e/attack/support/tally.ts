import type { Row } from '../attack.ts'

const MOST_DETAILS = 8
const DETAIL_LENGTH = 200

/** Counts the attempts of one line of the table. */
export class Tally {
  readonly #what: string
  readonly #details = new Map<string, number>()
  readonly #notes: string[] = []
  #attemptCount = 0
  #repelledCount = 0

  constructor(what: string) {
    this.#what = what
  }

  get attemptCount(): number {
    return this.#attemptCount
  }

  /** Counts one attempt; `detail` says what went wrong when it didn't hold. */
  note(isRepelled: boolean, detail: string): void {
    this.#attemptCount += 1
    if (isRepelled) this.#repelledCount += 1
    else {
      const whole = detail.replace(/\s+/g, ' ')
      const line = whole.length > DETAIL_LENGTH ? `${whole.slice(0, DETAIL_LENGTH)}…` : whole
      this.#details.set(line, (this.#details.get(line) ?? 0) + 1)
    }
  }

  /** A figure that is reported whether the line holds or not. */
  remark(line: string): void {
    this.#notes.push(line)
  }

  row(): Row {
    const lines = [...this.#details].map(([line, times]) => (times > 1 ? `${line} (${times}×)` : line))
    const more = lines.length > MOST_DETAILS ? [`and ${lines.length - MOST_DETAILS} more`] : []
    const details = [...this.#notes, ...lines.slice(0, MOST_DETAILS), ...more]
    return { what: this.#what, attemptCount: this.#attemptCount, repelledCount: this.#repelledCount, details }
  }
}
