import type { Close } from './bench-postgres.ts'

/**
 * Runs `measure`, which hands over how to stop each thing as soon as it runs. In the end all of it is stopped, the last
 * first, also when a later start, the measurement or another stop fails.
 */
export const withStops = async <T>(measure: (close: Close) => Promise<T>): Promise<T> => {
  await using stops = new AsyncDisposableStack()
  return await measure((stop) => stops.defer(async () => void (await stop())))
}
