import { setPriority } from 'node:os'
import { fileKindOf } from './file-kind.ts'
import type { Job, Message } from './job.ts'
import type { ParserSettings } from './parser-process.ts'
import { startThread } from './parser-thread.ts'

/** A process that still uses more memory than this after a CV is replaced by a new one. */
const KEPT_BYTES = 300_000_000

/** Set by the service that started this process. */
const { priority, ...limits } = JSON.parse(process.argv[2] ?? '') as ParserSettings
const say = (message: Message): void => {
  process.send?.(message)
}

/**
 * Reads CVs in a thread, so that this process can watch its memory and notice when the service ends. Runs as a process
 * of its own.
 */
process.on('disconnect', () => process.exit())
setPriority(priority)
const thread = startThread(limits)
await thread.ready
process.on('message', async (job: Job) => {
  const outcome = await thread.run(job)
  // pdf.js can't be stopped: it may continue with a file that exceeded a limit.
  const mayGoOn = 'unreadable' in outcome && outcome.unreadable === 'cv_too_complex' && fileKindOf(job.bytes) === 'pdf'
  say({ outcome, isSpent: mayGoOn || !thread.alive() || process.memoryUsage.rss() > KEPT_BYTES })
})
say('ready')
