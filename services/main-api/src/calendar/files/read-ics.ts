import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ParsedCalendar } from './parse-ics.ts'
import { createLine } from './reading-line.ts'

/** What a file may take. */
type ReadingLimits = { milliseconds: number; megabytes: number }
/** One of 10 MB takes a few seconds. */
const LIMITS: ReadingLimits = { milliseconds: 20_000, megabytes: 512 }
/** Files that wait for their turn, each in memory as a whole. */
const MAX_WAITING = 8

/** One thread at a time in the process: a reading takes a processor and half a gigabyte. */
const inTurn = createLine(MAX_WAITING)

const readInThread = async (
  text: string,
  today: Date,
  { milliseconds, megabytes }: ReadingLimits,
): Promise<ParsedCalendar | null> => {
  const worker = new Worker(new URL('ics-thread.ts', import.meta.url), {
    workerData: { text, today },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  try {
    const [calendar] = (await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })) as [
      ParsedCalendar | null,
    ]
    return calendar
  } catch {
    return null
  } finally {
    await worker.terminate()
  }
}

/**
 * Reads a calendar file in a thread, because a large one takes seconds. Null for what is no calendar, or takes more
 * time or memory than a calendar does; rejects with `overloaded` when many wait already.
 */
export const readIcs = (text: string, today: Date, limits = LIMITS): Promise<ParsedCalendar | null> =>
  inTurn(() => readInThread(text, today, limits))
