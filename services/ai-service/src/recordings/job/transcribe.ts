import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { RecordingError } from '../failures.ts'
import { appendSegments, readSpoken, removeSegments } from '../segments/segment-rows.ts'
import { speakersOf } from '../segments/speakers.ts'
import { renewed, type ClaimedRecording } from './claims.ts'
import type { JobParts, Work } from './parts.ts'

/** Milliseconds between two moments at which progress is stored. */
const PROGRESS_MS = 2_000

/** What is left of a step, from how fast it went until now; null before anybody can know. */
export const secondsLeft = (
  { from, seconds, total }: { from: number; seconds: number; total: number },
  elapsedMs: number,
): number | null =>
  seconds <= from || total <= 0 ? null : Math.round(((total - seconds) * elapsedMs) / 1_000 / (seconds - from))

/** Writes down what is said, window by window; what was stored before isn't transcribed again. */
export const transcribe = async (
  { claims, transcriber, onFailed }: JobParts,
  transaction: Transaction,
  recording: ClaimedRecording,
  { path, signal }: Work,
): Promise<void> => {
  const { id, recruiter, language, transcribed } = recording
  const before = await transaction(settingsOf(recruiter), (connection) => readSpoken(connection, id))
  const startTime = performance.now()
  let stored = startTime
  let writing: Promise<void> = Promise.resolve()
  const claimLoss = new AbortController()
  const ending = AbortSignal.any([signal, claimLoss.signal])
  const result = await transcriber.transcribe({
    audio: path,
    language,
    signal: ending,
    onVoicesFailed: onFailed,
    from: {
      seconds: transcribed,
      // All words with their moments: those that were certain are stored again, and say who speaks.
      segments: before.segments.map((segment) => ({ ...segment, words: before.words.get(segment.position) ?? null })),
    },
    onSegments: async (segments, seconds) => {
      await writing
      await claims.change(recording, sql`transcribed = ${seconds}, ${renewed}`, (connection) =>
        appendSegments(connection, recruiter.organisationId, id, segments),
      )
    },
    onProgress: ({ seconds, total }) => {
      const now = performance.now()
      if (now - stored < PROGRESS_MS) return
      stored = now
      const left = secondsLeft({ from: transcribed, seconds, total }, now - startTime)
      const progress = total > 0 ? Math.min(1, seconds / total) : null
      writing = writing
        .then(() =>
          claims.change(recording, sql`progress = ${progress}::float8, seconds_left = ${left}::int, ${renewed}`),
        )
        .catch((error: unknown) => claimLoss.abort(error))
    },
  })
  await writing
  signal.throwIfAborted()
  if (claimLoss.signal.aborted) throw claimLoss.signal.reason
  if (result.segments.length === 0) throw new RecordingError('no_speech')
  await claims.change(
    recording,
    sql`state = 'summarising', progress = null, seconds_left = null, duration = coalesce(duration, ${result.duration}), transcribed = ${result.duration},
      speech_engine = ${result.engine}, speech_model = ${result.model}, speakers_by = ${result.speakers === 'unknown' ? null : result.speakers}, speakers = ${JSON.stringify(speakersOf(result.segments))}::jsonb, ${renewed}`,
    async (connection) => {
      await removeSegments(connection, id)
      await appendSegments(connection, recruiter.organisationId, id, result.segments)
    },
  )
}
