import type { Frame } from '../frame.ts'
import { runSpeechProcess } from '../local/process/run-speech-process.ts'
import type { SpeechJob, VoicedFrames } from '../local/process/protocol.ts'
import { FRAMES_A_SECOND } from '../sound.ts'

/** Where somebody speaks, up to a second of the recording. */
export type VoicedPart = { voiced: VoicedFrames[]; seconds: number }

/** Milliseconds without a word after which the process hangs; it speaks every half minute of sound. */
export const HANG_MS = 1_800_000

/**
 * Has a process of its own find out where somebody speaks, part by part: the next is looked at while one is used.
 * Throws `SpeechError`; leaving the loop ends the process.
 */
export const voicedParts = async function* (
  job: Pick<SpeechJob, 'audio' | 'from' | 'ffmpeg' | 'voice' | 'priority'>,
  signal: AbortSignal,
): AsyncGenerator<VoicedPart> {
  const ending = new AbortController()
  const { readable, writable } = new TransformStream<VoicedPart, VoicedPart>()
  const writer = writable.getWriter()
  const work = runSpeechProcess(
    { ...job, language: 'auto', whisper: null, threads: 1 },
    {
      signal: AbortSignal.any([signal, ending.signal]),
      hangMs: HANG_MS,
      hear: async (message) => {
        if (message.kind === 'window') await writer.write(message)
      },
    },
  )
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    // Whoever reads has been told how it ended, or has left.
    .catch(() => undefined)
  try {
    yield* readable
  } finally {
    ending.abort()
    await work
  }
}

/** The frames in which somebody speaks, with the little silence around speech; those in between are left out. */
export const onlyVoiced = async function* (
  frames: AsyncIterable<Frame>,
  parts: AsyncIterable<VoicedPart>,
): AsyncGenerator<Frame> {
  const sound = frames[Symbol.asyncIterator]()
  try {
    let next = await sound.next()
    for await (const { voiced, seconds } of parts) {
      const last = voiced.at(-1)
      const end = Math.max(Math.round(seconds * FRAMES_A_SECOND), last?.end ?? 0)
      let at = 0
      for (; !next.done && next.value.index < end; next = await sound.next()) {
        const { index } = next.value
        while ((voiced[at]?.end ?? Infinity) <= index) at += 1
        if (index >= (voiced[at]?.from ?? Infinity)) yield next.value
      }
    }
  } finally {
    await sound.return?.()
  }
}
