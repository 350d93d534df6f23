import { constants, setPriority } from 'node:os'
import { fileKindOf } from './file-kind.ts'
import type { Job, Message } from './job.ts'
import { startThread } from './parser-thread.ts'

/** A process that holds on to more than this after a CV makes room for a new one. */
const KEPT_BYTES = 300_000_000

const [, , heap, total] = process.argv
const say = (message: Message): void => {
  process.send?.(message)
}

/**
 * Reads CVs in a thread, so that this one sees how much memory it takes, and when the service is gone. A process of its
 * own.
 */
process.on('disconnect', () => process.exit())
/** Who waits for an answer of the service comes before who waits for a CV. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const thread = startThread({ heap: Number(heap), total: Number(total) })
await thread.ready
process.on('message', async (job: Job) => {
  const outcome = await thread.run(job)
  // pdf.js can't be stopped: it may go on with a file that went over a limit.
  const mayGoOn = 'unreadable' in outcome && outcome.unreadable === 'cv_too_complex' && fileKindOf(job.bytes) === 'pdf'
  say({ outcome, spent: mayGoOn || !thread.alive() || process.memoryUsage.rss() > KEPT_BYTES })
})
say('ready')
