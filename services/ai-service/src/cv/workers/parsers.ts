import { availableParallelism, constants } from 'node:os'
import { usualReader } from '../reader.ts'
import { createFairQueue } from './fair-queue.ts'
import { fileKindOf } from './file-kind.ts'
import type { Job, Outcome } from './job.ts'
import { startParser, type ParserProcess, type ParserSettings } from './parser-process.ts'
import { createWaitingRoom } from './waiting-room.ts'

export type ParserOptions = Omit<ParserSettings, 'models'> & {
  /** The folder of models with which scans are recognised; null leaves them unread. */
  models: string | null
  /** How many CVs of one organisation are read at once. One more process is available for others. */
  share: number
  /** The most bytes of files that wait or are being read; half of it for one organisation. */
  waiting: number
  /** How long more than one process stays without work. */
  idleMilliseconds: number
}

const DEFAULTS: ParserOptions = {
  milliseconds: 15_000,
  models: null,
  reader: usualReader,
  heap: 78,
  total: 400,
  // Requests to the service take precedence over the reading of CVs.
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  share: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 268_435_456,
  idleMilliseconds: 30_000,
}

/** What recognising the pages of one CV may take; it is done in a process that ends with it. */
const RECOGNITION = { milliseconds: 180_000, heap: 256, total: 900 }
/** Recognising takes a processor for seconds, so one is done at a time. */
const RECOGNISED_AT_ONCE = 1

/** Whether a CV, or a page of it, is a picture of text. */
const isScan = (outcome: Outcome): boolean =>
  'parsed' in outcome
    ? outcome.parsed.hasUnreadScans
    : 'unreadable' in outcome && outcome.unreadable === 'cv_without_text'

/** Room for a file, reserved from before it arrives until it has been parsed. */
export type ParserPlace = { parse: (job: Job, signal: AbortSignal) => Promise<Outcome>; free: () => void }

export type Parsers = {
  /** Throws `ParsersBusyError` when `bytes` more don't fit. */
  take: (organisationId: string, bytes: number) => ParserPlace
  close: () => Promise<void>
}

/**
 * Processes that parse CVs, in fair turns between organisations, and in order of arrival within one. They start with
 * the first CV; one that ended is replaced.
 */
export const createParsers = (options: Partial<ParserOptions> = {}): Parsers => {
  const { share, waiting, idleMilliseconds, models, ...limits } = { ...DEFAULTS, ...options }
  const settings: ParserSettings = { ...limits, models: null }
  const recognitions = createFairQueue({ places: RECOGNISED_AT_ONCE, share: RECOGNISED_AT_ONCE })
  const queue = createFairQueue({ places: share + 1, share })
  const room = createWaitingRoom(waiting)
  const processes = new Set<ParserProcess>()
  const idle: ParserProcess[] = []
  const timers = new Map<ParserProcess, NodeJS.Timeout>()

  const end = (parser: ParserProcess): Promise<void> => {
    processes.delete(parser)
    return parser.stop()
  }
  /** One process stays ready for the next CV; the others end, to free their memory. */
  const endWhenIdle = (parser: ParserProcess): void => {
    if (!idle.includes(parser) || processes.size === 1) return
    idle.splice(idle.indexOf(parser), 1)
    void end(parser)
  }
  const takeIdle = (): ParserProcess | undefined => {
    const parser = idle.pop()
    if (!parser) return undefined
    clearTimeout(timers.get(parser))
    timers.delete(parser)
    if (parser.alive()) return parser
    processes.delete(parser)
    return takeIdle()
  }
  const start = (): ParserProcess => {
    const parser = startParser(settings)
    processes.add(parser)
    return parser
  }
  const putBack = (parser: ParserProcess): void => {
    if (!parser.alive()) return void processes.delete(parser)
    idle.push(parser)
    timers.set(parser, setTimeout(() => endWhenIdle(parser), idleMilliseconds).unref())
  }
  const parse = async (organisationId: string, job: Job, signal: AbortSignal): Promise<Outcome> => {
    signal.throwIfAborted()
    const leave = await queue.enter(organisationId, signal)
    if (signal.aborted) leave()
    signal.throwIfAborted()
    const parser = takeIdle() ?? start()
    const outcome = parser.run(job, signal)
    void parser.free().finally(() => {
      putBack(parser)
      leave()
    })
    return outcome
  }
  /** Reads a scan in a process of its own, which holds the models only as long as that takes. */
  const recognise = async (organisationId: string, job: Job, signal: AbortSignal): Promise<Outcome> => {
    const leave = await recognitions.enter(organisationId, signal)
    const parser = startParser({ ...limits, ...RECOGNITION, models })
    processes.add(parser)
    try {
      signal.throwIfAborted()
      return await parser.run(job, signal)
    } finally {
      await end(parser)
      leave()
    }
  }
  const parseOrRecognise = async (organisationId: string, job: Job, signal: AbortSignal): Promise<Outcome> => {
    const outcome = await parse(organisationId, job, signal)
    if (models === null || fileKindOf(job.bytes) !== 'pdf' || !isScan(outcome)) return outcome
    const recognised = await recognise(organisationId, job, signal)
    // What was read without the scanned pages is worth more than nothing.
    return 'parsed' in recognised || 'unreadable' in outcome ? recognised : outcome
  }
  return {
    take: (organisationId, bytes) => {
      const free = room.take(organisationId, bytes)
      return { parse: (job, signal) => parseOrRecognise(organisationId, job, signal), free }
    },
    close: async () => {
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(Array.from(processes, (parser) => parser.stop()))
    },
  }
}
