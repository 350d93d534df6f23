import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { TranscriptFile } from '../../transcript-files/read-transcript-file.ts'
import { appendSegments, removeSegments } from '../segments/segment-rows.ts'
import { withSpeakerIds } from '../segments/speakers.ts'
import { isMedia, readTranscript } from './file-kind.ts'
import { LostClaim, renewed, type ClaimedRecording } from './claims.ts'
import type { JobParts, Work } from './parts.ts'
import { workFilesOf } from './work-files.ts'

const READ_BUFFER = 1_048_576

const hashOf = async (path: string, signal: AbortSignal): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: READ_BUFFER }), hash, { signal })
  return hash.digest('hex')
}

/** A transcript that somebody else made skips the speech engine. */
const storeTranscript = async (
  { claims }: JobParts,
  recording: ClaimedRecording,
  { file, sha256 }: { file: TranscriptFile; sha256: string },
): Promise<void> => {
  const { segments, speakers } = withSpeakerIds(file.segments)
  const duration = file.hasTimes ? segments.reduce((longest, { end }) => Math.max(longest, end), 0) : null
  await claims.change(
    recording,
    sql`source = 'transcript_file', sha256 = ${sha256}, state = 'summarising', progress = null, seconds_left = null,
      speakers = ${JSON.stringify(speakers)}::jsonb, duration = ${duration}::float8, ${renewed}`,
    async (connection) => {
      await removeSegments(connection, recording.id)
      await appendSegments(
        connection,
        recording.recruiter.organisationId,
        recording.id,
        segments.map((segment) => ({ ...segment, confidence: null, words: null })),
      )
    },
  )
}

/** Finds out what a file is, and makes of a recording what a browser plays. Done again it gives the same. */
export const convert = async (
  parts: JobParts,
  recording: ClaimedRecording,
  { path, signal }: Work,
): Promise<'transcribing' | 'summarising'> => {
  const { claims, blobs, folder, makePlayback } = parts
  await claims.change(recording, sql`state = 'converting', progress = null, seconds_left = null, ${renewed}`)
  const sha256 = await hashOf(path, signal)
  if (!(await isMedia(path))) {
    const file = await readTranscript({ path, name: recording.file_name }, signal)
    await storeTranscript(parts, recording, { file, sha256 })
    return 'summarising'
  }
  await claims.change(recording, sql`sha256 = ${sha256}, ${renewed}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { playback } = workFilesOf(folder, recording.id)
  const { duration, peaks } = await makePlayback(path, playback, signal)
  await blobs.take(recording.audio_key, playback)
  try {
    await claims.change(
      recording,
      sql`state = 'transcribing', progress = 0, duration = ${duration}, waveform = array(select value::real from jsonb_array_elements_text(${JSON.stringify(peaks)}::jsonb)), ${renewed}`,
    )
  } catch (error) {
    // Nobody else knows that there are bytes now.
    if (error instanceof LostClaim && !(await claims.exists(recording))) await blobs.remove(recording.audio_key)
    throw error
  }
  return 'transcribing'
}
