import { framesOf } from '../frame.ts'
import { mediaLimits } from '../media/media-limits.ts'
import { probe } from '../media/probe.ts'
import { readSound } from '../media/read-sound.ts'
import type { SpeechMessage, VoicesJob } from '../local/process/protocol.ts'
import { hearPieces } from './hear-pieces.ts'
import { tellVoices } from './tell-voices.ts'

/** Listens once more to what is said in a file, and says by which voice. Throws `SpeechError`. */
export const voicesInFile = async (job: VoicesJob, say: (message: SpeechMessage) => Promise<void>): Promise<void> => {
  const limits = { ...mediaLimits, priority: job.priority }
  const media = await probe(job.ffmpeg, job.audio, { limits })
  const frames = framesOf(readSound(job.ffmpeg, job.audio, media, { limits }), 0)
  await say({ kind: 'voices', speakers: tellVoices(job.pieces, await hearPieces(frames, job.pieces)) })
}
