import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { until } from '@wervio/testing/until'

export type Running = {
  /** All that was written to standard output and error so far. */
  output: () => string
  /** Sends a signal and returns the exit code, null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  ended: Promise<number | null>
}

/** Runs a service's own `main.ts`, as `npm start` does; `file` is relative to this folder. */
export const run = (file: string, env: Record<string, string>): Running => {
  let output = ''
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env['PATH'], ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return {
    output: () => output,
    ended,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Resolves when `/health` answers 200; throws when the process ends first. */
export const untilHealthy = async (service: Running, url: string): Promise<void> => {
  let over = false
  void service.ended.then(() => (over = true))
  await until(async () => {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (!answer?.ok && over) throw new Error(`ended before it was ready: ${service.output()}`)
    return answer?.ok
  })
}
