import { TranscriptFileError } from '../transcript-files/transcript-file-error.ts'
import { transcriptJobs, type Given, type JobName, type TranscriptJob, type TranscriptOutcome } from './jobs.ts'

const jobs: { [Name in JobName]: (input: Given<Name>) => Promise<unknown> } = transcriptJobs
const answerTo = <Name extends JobName>({ name, given }: { name: Name; given: Given<Name> }): Promise<unknown> =>
  jobs[name](given)

/** The name and stack frames of an error, without its message, which could quote somebody. */
const traceOf = (error: unknown): string =>
  error instanceof Error
    ? [error.name, ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].slice(0, 8).join('\n')
    : typeof error

const outcomeOf = async (job: TranscriptJob): Promise<TranscriptOutcome> => {
  try {
    return { answer: await answerTo(job) }
  } catch (error) {
    return error instanceof TranscriptFileError ? { problem: error.problem } : { failed: traceOf(error) }
  }
}

/** Does one job and ends. Without who started it nobody waits for the rest. */
process.once('disconnect', () => process.exit(0))
process.once('message', async (job: TranscriptJob) => {
  const outcome = await outcomeOf(job)
  process.send?.(outcome, () => process.disconnect())
})
