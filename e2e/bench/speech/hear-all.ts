import { createLocalTranscriber } from '../../../services/ai-service/src/speech/local/local-transcriber.ts'
import { voiceModel } from '../../../services/ai-service/src/speech/local/vad/voice-detector.ts'
import { ffmpegPath } from '../../../services/ai-service/src/speech/media/ffmpeg-path.ts'
import { peakOfChildren } from '../cv/children.ts'
import { secondsOfChildren } from '../ocr/read-cvs.ts'
import type { SpokenRecording } from './recordings.ts'
import { wordErrors } from './word-errors.ts'

export type Hearing = {
  /** Of all words, how many were wrong, missing or too many. */
  errorRate: number
  /** Seconds of a processor for a second of sound, loading of the model included. */
  realTimeFactor: number
  /** The most bytes resident. */
  memory: number
}

/** Has one model hear all recordings, each in a process of its own as the service does. */
export const hearAll = async (
  name: string,
  folder: string,
  recordings: readonly SpokenRecording[],
): Promise<Hearing> => {
  const transcriber = createLocalTranscriber({
    findModel: () => ({ name, folder }),
    voice: voiceModel(),
    ffmpeg: () => ffmpegPath(),
    priority: 0,
  })
  let [errors, words, duration, memory] = [0, 0, 0, 0]
  const before = secondsOfChildren()
  for (const { path, text } of recordings) {
    const peak = await peakOfChildren(process.pid, async () => {
      const transcript = await transcriber.transcribe({ audio: path })
      const transcriptText = transcript.segments.map((segment) => segment.text).join(' ')
      const counted = wordErrors(text, transcriptText)
      errors += counted.errors
      words += counted.words
      duration += transcript.duration
      console.error(`  ${name}: ${transcriptText}`)
    })
    memory = Math.max(memory, peak)
  }
  return { errorRate: errors / words, realTimeFactor: (secondsOfChildren() - before) / duration, memory }
}
