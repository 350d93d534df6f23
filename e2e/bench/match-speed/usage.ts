/** Time of a piece of work on the clock and on the processor, and the most memory that it held. */
export type Usage = { milliseconds: number; processor: number; megabytes: number }

const SAMPLE_MS = 25
const megabytesNow = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** Runs work and measures it; memory is what is held above the beginning, garbage included. */
export const usageOf = async (work: () => unknown): Promise<Usage> => {
  const before = megabytesNow()
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, megabytesNow())
  }, SAMPLE_MS)
  const [processorBefore, began] = [process.cpuUsage(), performance.now()]
  try {
    await work()
    const milliseconds = performance.now() - began
    const { user, system } = process.cpuUsage(processorBefore)
    return { milliseconds, processor: (user + system) / 1_000, megabytes: Math.max(most, megabytesNow()) - before }
  } finally {
    clearInterval(sampling)
  }
}
