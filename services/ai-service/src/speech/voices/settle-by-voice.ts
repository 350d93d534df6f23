import { settleSpeakers } from '../channel-speakers.ts'
import { runSpeechProcess } from '../local/process/run-speech-process.ts'
import type { VoicesJob } from '../local/process/protocol.ts'
import type { SpeechSegment, TranscribeRequest, Transcription } from '../transcriber.ts'
import { piecesOf } from './pieces-of.ts'
import { speakersToSegments } from './speakers-to-segments.ts'

/** Seconds of speech in which two voices can't be told apart with certainty. */
const TOO_SHORT = 12

type Recording = Pick<VoicesJob, 'audio' | 'ffmpeg' | 'priority'>
type Options = { signal: AbortSignal; hangMs: number; onVoicesFailed?: TranscribeRequest['onVoicesFailed'] | undefined }

/**
 * Who says what: by the channels of a telephone system, else by the voices. Where neither is clear nobody is invented.
 * A process of its own listens; when that fails the transcript stays, without speakers.
 */
export const settleByVoice = async (
  segments: readonly SpeechSegment[],
  recording: Recording,
  { signal, hangMs, onVoicesFailed }: Options,
): Promise<Pick<Transcription, 'segments' | 'speakers'>> => {
  const settled = settleSpeakers(segments)
  const spoken = segments.reduce((sum, { start, end }) => sum + end - start, 0)
  if (settled.speakers === 'channels' || spoken < TOO_SHORT) return settled
  const pieces = piecesOf(settled.segments)
  const job = { ...recording, pieces: pieces.map(({ start, end, endsBefore }) => ({ start, end, endsBefore })) }
  let speakers: readonly number[] | null = null
  const hear = async (message: Parameters<Parameters<typeof runSpeechProcess>[1]['hear']>[0]): Promise<void> => {
    if (message.kind === 'voices') speakers = message.speakers
  }
  await runSpeechProcess(job, { signal, hangMs, hear }).catch((error: unknown) => {
    if (signal.aborted) throw error
    onVoicesFailed?.(error)
  })
  if (speakers === null) return settled
  return { segments: speakersToSegments(settled.segments, pieces, speakers), speakers: 'voices' }
}
