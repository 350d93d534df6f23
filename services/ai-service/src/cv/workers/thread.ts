import './without-canvas.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { countInflatedBytes } from '@wervio/cv-document/inflate-budget'
import { UnreadableCv } from '@wervio/cv-document'
import type { Job, Outcome } from './job.ts'
import type { ThreadData } from './parser-thread.ts'

countInflatedBytes()
/** Loaded after the hooks that change how pdf.js is loaded. */
const { parseFile } = await import('./parse-file.ts')
const { models, reader } = workerData as ThreadData
/** Loaded only in the threads that recognise scans. */
const recogniser =
  models === null ? null : await (await import('@wervio/cv-document/recogniser')).startRecogniser(models)

/** The name and stack frames of an error, without its message, which could quote the CV. */
const traceOf = (error: unknown): string =>
  error instanceof Error
    ? [
        error.name,
        ...(error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8),
      ].join('\n')
    : typeof error

const outcomeOf = async ({ bytes, withSource }: Job): Promise<Outcome> => {
  try {
    return { parsed: await parseFile(bytes, withSource, undefined, recogniser, reader) }
  } catch (error) {
    return error instanceof UnreadableCv ? { unreadable: error.reason } : { failed: traceOf(error) }
  }
}

/**
 * pdf.js rejects promises of a document after it was closed. They don't concern the next document, whose own promise is
 * awaited.
 */
process.on('unhandledRejection', () => undefined)

parentPort?.on('message', (job: Job) => {
  void outcomeOf(job).then((outcome) => parentPort?.postMessage(outcome, []))
})
parentPort?.postMessage('ready', [])
