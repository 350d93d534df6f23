import { asJob } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { raiseNotification } from '../../notifications/raise.ts'
import type { Transaction } from '../../platform/accounts.ts'
import { failureCodeOf, isPassing } from '../failures.ts'
import { LEASE_MS, LostClaim, renewed, type ClaimedRecording } from './claims.ts'
import { convert } from './convert.ts'
import { finish } from './finish.ts'
import { withLocalFile } from './local-file.ts'
import type { JobParts } from './parts.ts'
import { transcribe } from './transcribe.ts'
import { workFilesOf } from './work-files.ts'

/** Seconds before the next try after each that failed; then somebody has to ask for it. */
const WAITS = [30, 120, 600]

type Options = JobParts & {
  transaction: Transaction
  /** Recordings that this process works on at a time; 0 for one that leaves all of them to others. */
  atOnce: number
}

/**
 * Makes a transcript and a summary of what was uploaded. What has to be done stands in the rows alone: a process that
 * ends loses no more than the step's last window, and of several processes one takes a recording.
 */
export const createRecordingJob = ({ transaction, atOnce, ...parts }: Options) => {
  const { claims, blobs, folder, onFailed } = parts
  const running = new Map<string, { ending: AbortController; work: Promise<void> }>()
  const stopping = new AbortController()
  let looking: Promise<void> = Promise.resolve()

  const process = async (recording: ClaimedRecording, signal: AbortSignal): Promise<void> => {
    const { id, blob_key: key, state, tries } = recording
    if (state === 'summarising')
      return finish(parts, transaction, recording, { signal, isLastTry: tries >= WAITS.length })
    await withLocalFile(blobs, { key, path: workFilesOf(folder, id).original, signal }, async (path) => {
      const next = state === 'transcribing' ? state : await convert(parts, recording, { path, signal })
      if (next === 'transcribing') await transcribe(parts, transaction, recording, { path, signal })
    })
    // What the steps stored is read again: with another claim it is somebody else's by now.
    await claims.change(recording, sql`claimed_until = null, claim = null, tries = 0`)
  }

  const giveUp = (recording: ClaimedRecording, code: string): Promise<void> =>
    claims.change(
      recording,
      sql`state = 'failed', failure = ${code}, claim = null, claimed_until = null, progress = null, seconds_left = null`,
      (connection) =>
        raiseNotification(connection, recording.recruiter, 'recording', {
          // Another try that fails is told of again.
          key: `recording:${recording.id}:${recording.claim}`,
          recording_id: recording.id,
          candidate_id: recording.candidate_id,
          failed: true,
        }),
    )

  /** Stores what becomes of a recording that can't go on now. */
  const settle = async (recording: ClaimedRecording, error: unknown): Promise<void> => {
    if (error instanceof LostClaim) return
    if (stopping.signal.aborted) {
      await claims.change(recording, sql`claim = null, claimed_until = null`)
      return
    }
    const code = failureCodeOf(error)
    if (code === 'internal') onFailed(error)
    const wait = isPassing(code) ? WAITS[recording.tries] : undefined
    if (wait === undefined) await giveUp(recording, code)
    else
      await claims.change(
        recording,
        sql`tries = tries + 1, next_try_at = clock_timestamp() + make_interval(secs => ${wait}), claim = null, claimed_until = null, seconds_left = null`,
      )
  }

  const run = async (recording: ClaimedRecording, ending: AbortController): Promise<void> => {
    const sign = setInterval(
      () =>
        void claims
          .change(recording, renewed)
          .catch((error: unknown) => error instanceof LostClaim && ending.abort(error)),
      LEASE_MS / 3,
    )
    sign.unref()
    try {
      await asJob('transcribe', () => process(recording, ending.signal))
    } catch (error) {
      await asJob('transcribe', () =>
        settle(recording, ending.signal.aborted && !stopping.signal.aborted ? new LostClaim() : error),
      ).catch((failure: unknown) => failure instanceof LostClaim || onFailed(failure))
    } finally {
      clearInterval(sign)
    }
  }

  const look = async (): Promise<void> => {
    while (!stopping.signal.aborted && running.size < atOnce) {
      const recording = await asJob('transcribe', () => claims.next())
      if (recording === null) return
      const ending = new AbortController()
      const work = run(recording, ending).finally(() => {
        running.delete(recording.id)
        void wake()
      })
      running.set(recording.id, { ending, work })
      if (stopping.signal.aborted) ending.abort()
    }
  }

  /** Looks for something to do. Never rejects. */
  const wake = (): Promise<void> => {
    looking = looking.then(look).catch(onFailed)
    return looking
  }

  return {
    wake,
    /** Wakes this process when something waits, wherever it came in. Never rejects. */
    wakeWhenDue: async (): Promise<void> => {
      if (running.size >= atOnce) return
      const areDue = await claims.areDue().catch((error: unknown) => {
        onFailed(error)
        return false
      })
      if (areDue) await wake()
    },
    /** Ends the work of this process on a recording that nobody wants any more; resolves when it has ended. */
    end: async (id: string): Promise<void> => {
      const one = running.get(id)
      one?.ending.abort(new LostClaim())
      await one?.work
    },
    /** Ends what is under way and gives it back; resolves when nothing is left. */
    stop: async (): Promise<void> => {
      stopping.abort()
      for (const { ending } of running.values()) ending.abort()
      await looking
      await Promise.all([...running.values()].map(({ work }) => work))
    },
  }
}

export type RecordingJob = ReturnType<typeof createRecordingJob>
