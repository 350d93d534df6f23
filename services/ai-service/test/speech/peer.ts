import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type SpeechRequest = { model: string; language: string | null; authorization: string | null; bytes: number }

/** The stand-in of the speech endpoint as a process of its own, because services import nothing from e2e. */
export const startSpeechPeer = async () => {
  const script = fileURLToPath(new URL('../../../../e2e/peers/speech/main.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [baseUrl] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    baseUrl,
    /** What came for one model. */
    requests: async (model: string): Promise<SpeechRequest[]> => {
      const all = (await (await fetch(new URL('/requests', baseUrl))).json()) as SpeechRequest[]
      return all.filter((request) => request.model === model)
    },
    stop: async (): Promise<void> => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
export type SpeechPeer = Awaited<ReturnType<typeof startSpeechPeer>>
