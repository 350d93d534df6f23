import type { EngineOptions } from '../engine.ts'
import { toEngineError } from './errors.ts'
import { type Times, type Watch, watchOver } from './watch.ts'

/** Runs a piece of work with a model under the clocks; any failure of it becomes one of the `engine_…` errors. */
export const withWatch = async <Result>(
  { signal }: Pick<EngineOptions, 'signal'>,
  times: Times,
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> => {
  const watch = watchOver(signal, times)
  try {
    return await work(watch)
  } catch (error) {
    throw toEngineError(error, watch.ended())
  } finally {
    watch.stop()
  }
}
