import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 20
/** Milliseconds; less than a test's own limit, so that the error names what was waited for. */
const PATIENCE_MS = 45_000

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>
type Ask<T> = () => T | Promise<T>
/** What is waited for; a function is called when it didn't come. */
type What = string | (() => string)

/**
 * Repeats a call until its result is truthy and resolves with that. Rejects after 45 s, naming the line that waited.
 */
export function until<T>(ask: Ask<T>): Promise<Truthy<T>>
export function until<T>(what: What, ask: Ask<T>): Promise<Truthy<T>>
export async function until<T>(...args: [Ask<T>] | [What, Ask<T>]): Promise<Truthy<T>> {
  const [what, ask] = args.length === 1 ? ['', args[0]] : args
  const inVain = new Error('waited in vain')
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer) return answer as Truthy<T>
    if (Date.now() > end) {
      const name = typeof what === 'string' ? what : what()
      throw name === '' ? inVain : new Error(`waited in vain for: ${name}`, { cause: inVain })
    }
    await pause(ASK_EVERY_MS)
  }
}
