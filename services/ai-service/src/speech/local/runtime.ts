import { createRequire } from 'node:module'
import type { InferenceSession } from 'onnxruntime-node'

export type Runtime = typeof import('onnxruntime-node')

const require = createRequire(import.meta.url)

/** Whether the runtime is installed; it isn't loaded for that. */
export const hasRuntime = (): boolean => {
  try {
    require.resolve('onnxruntime-node')
    return true
  } catch {
    return false
  }
}

/** Loads the runtime of models; null where it isn't installed, because it is an optional dependency. */
export const loadRuntime = async (): Promise<Runtime | null> => {
  try {
    return await import('onnxruntime-node')
  } catch {
    return null
  }
}

/** Without an arena the memory of a window is given back after it. */
export const openSession = (runtime: Runtime, file: string, threads: number): Promise<InferenceSession> =>
  runtime.InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  })
