import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../sound.ts'
import { openSession, type Runtime } from '../runtime.ts'

/** Samples before a frame that the model hears too. */
const CONTEXT = 64
const STATE = 256

const require = createRequire(import.meta.url)

/** Silero's model of voice activity (MIT) from its package; null where that isn't installed. */
export const voiceModel = (): string | null => {
  try {
    return join(dirname(require.resolve('@ricky0123/vad-web/package.json')), 'dist/silero_vad_v5.onnx')
  } catch {
    return null
  }
}

/** Judges sound in order: the probability that somebody speaks in a frame. */
export const startVoiceDetector = async (runtime: Runtime, file: string) => {
  const session = await openSession(runtime, file, 1)
  const rate = new runtime.Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE)), [])
  let state = new Float32Array(STATE)
  let context = new Float32Array(CONTEXT)
  return {
    judge: async (frame: Float32Array): Promise<number> => {
      const input = new Float32Array(CONTEXT + FRAME_SAMPLES)
      input.set(context)
      input.set(frame, CONTEXT)
      context = input.slice(-CONTEXT)
      const outputs = await session.run({
        input: new runtime.Tensor('float32', input, [1, input.length]),
        state: new runtime.Tensor('float32', state, [2, 1, STATE / 2]),
        sr: rate,
      })
      state = Float32Array.from(outputs['stateN']?.data as Float32Array)
      return Number(outputs['output']?.data[0] ?? 0)
    },
  }
}
export type VoiceDetector = Awaited<ReturnType<typeof startVoiceDetector>>
