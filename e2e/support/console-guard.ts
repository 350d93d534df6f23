import type { BrowserContext } from '@playwright/test'

/** The browser's own clock: on a machine that is busy a file that was fetched ahead is used some seconds later. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/

/** Collects a page's complaints: console errors and warnings (CSP violations among them) and uncaught errors. */
export class ConsoleGuard {
  readonly #complaints: string[] = []
  readonly #allowed: RegExp[] = []

  /** Listens to every page of the context, also to those opened later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (USED_LATE.test(message.text())) return
      this.#complaints.push(`${message.type()} ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (webError) => {
      const error = webError.error()
      this.#complaints.push(`uncaught ${error.stack ?? error.message}`)
    })
  }

  /** Allows complaints that a test provokes; the address of the source is part of the text. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** The complaints that no test allowed. */
  get unexpected(): string[] {
    return this.#complaints.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)))
  }
}
