import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

/** Node's own way to reach the collector without a flag at the start of the process. */
const findCollector = (): Collect => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as Collect
}

let collector: Collect | undefined

/**
 * Frees what just died, in about a millisecond. The HTTP server copies every 64 KB that arrives into memory V8 hardly
 * counts, so a stream of 50 MB ends in whole collections of the heap, and in 80 MB more memory, instead of a few young ones.
 */
export const collectYoung = (): void => {
  collector ??= findCollector()
  collector({ type: 'minor' })
}
