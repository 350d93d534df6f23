import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@wervio/testing/free-port'

/** Seconds in which a model has to be in memory. */
const LONGEST_START = 180
const POLL_MS = 500

export type RealServer = { baseUrl: string; stop: () => Promise<void> }

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/health`)).ok
  } catch {
    return false
  }
}

/**
 * Starts a server of language models by its command, as `llama-server -m model.gguf` is one: it takes `--host` and
 * `--port`, and answers `/health` once its model is loaded. Rejects when it ends before.
 */
export const startRealServer = async (command: string): Promise<RealServer> => {
  const [port = 0] = await freePorts(1)
  const address = `http://127.0.0.1:${port}`
  const child = spawn(`exec ${command} --host 127.0.0.1 --port ${port}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (piece: Buffer) => (complaint = `${complaint}${piece.toString()}`.slice(-2_000)))
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill()
    await ended
  }
  const end = performance.now() + LONGEST_START * 1000
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it was ready.\n${complaint}`)
    if (performance.now() > end) {
      await stop()
      throw new Error(`The server was not ready in ${LONGEST_START} s.`)
    }
    await pause(POLL_MS)
  }
  return { baseUrl: `${address}/v1`, stop }
}
