import { voiceModel } from '../../../../services/ai-service/src/speech/local/vad/voice-detector.ts'
import { ffmpegPath } from '../../../../services/ai-service/src/speech/media/ffmpeg-path.ts'
import { voicedParts } from '../../../../services/ai-service/src/speech/remote/voiced-frames.ts'
import { FRAMES_A_SECOND } from '../../../../services/ai-service/src/speech/sound.ts'
import type { SpeechSegment } from '../../../../services/ai-service/src/speech/transcriber.ts'
import { settleByVoice } from '../../../../services/ai-service/src/speech/voices/settle-by-voice.ts'
import { secondsOfChildren } from '../../ocr/read-cvs.ts'

/** Seconds of what stands in for a word: who listens to voices knows nothing of what is said. */
const WORD = 0.4
const HANG_MS = 600_000
const recording = async (audio: string) => ({ audio, ffmpeg: await ffmpegPath(), priority: 0 })

/** Speech without a pause as a segment of words that all last as long. */
const segmentOf = (start: number, end: number): SpeechSegment => {
  const count = Math.max(1, Math.round((end - start) / WORD))
  const length = (end - start) / count
  const words = Array.from({ length: count }, (_, n) => ({
    start: start + n * length,
    end: start + (n + 1) * length,
    text: `w${n}`,
    confidence: null,
  }))
  return { start, end, speaker: '', text: words.map(({ text }) => text).join(' '), confidence: null, words }
}

/** Who speaks when in a file, and the processor's seconds that it took to tell them apart once it is known where. */
export const tellApart = async (audio: string) => {
  const signal = new AbortController().signal
  const voice = voiceModel()
  if (voice === null) throw new Error('the model of voice activity is not installed')
  const segments: SpeechSegment[] = []
  for await (const { voiced } of voicedParts({ ...(await recording(audio)), from: 0, voice }, signal))
    for (const { from, end } of voiced) segments.push(segmentOf(from / FRAMES_A_SECOND, end / FRAMES_A_SECOND))
  const before = secondsOfChildren()
  const settled = await settleByVoice(segments, await recording(audio), { signal, hangMs: HANG_MS })
  return { ...settled, processorSeconds: secondsOfChildren() - before }
}
