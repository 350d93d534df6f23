import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A call that the stand-in had, with the parameters that tests look at. */
export type Seen = {
  model: string
  authorization: string | null
  state: 'open' | 'done' | 'left'
  /** Texts that were to be placed. */
  input?: string[]
  instructions?: string
  given: { max_tokens?: number; temperature?: number; response_format?: unknown }
}
export type Peer = { baseUrl: string; requests: () => Promise<Seen[]>; stop: () => Promise<void> }

/** Milliseconds for a model that has to answer, also on a busy machine. */
export const PATIENT = 60_000

/** The language model's stand-in as a process of its own, because services import nothing from e2e. */
export const startPeer = async (): Promise<Peer> => {
  const script = fileURLToPath(new URL('../../../e2e/peers/llm/main.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [baseUrl] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    baseUrl,
    requests: async () => (await (await fetch(new URL('/requests', baseUrl))).json()) as Seen[],
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
