import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVICE_MAIN, serviceMemory, YOUNG_SPACE } from '../../../scripts/product/processes.ts'
import { inRoot } from '../../../scripts/product/root.ts'
import { residentBytes } from '../memory.ts'

const POLL_MS = 10
const LONGEST_MS = 60_000

export type Start = { /** Until the first healthy answer. */ milliseconds: number; /** Resident then. */ bytes: number }

/**
 * One start of a service, with the settings that the product starts it with: from the process until `/health` answers.
 * The process has ended when it resolves. Rejects when it ends by itself, or isn't healthy within a minute.
 */
export const measureStart = async (name: string, env: Record<string, string>, port: number): Promise<Start> => {
  const startTime = performance.now()
  const child = spawn(
    process.execPath,
    [YOUNG_SPACE, '--disable-warning=ExperimentalWarning', inRoot('services', name, SERVICE_MAIN)],
    { env: { PATH: process.env['PATH'], ...serviceMemory, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'exit')
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null)
      const milliseconds = performance.now() - startTime
      if (answer?.ok) return { milliseconds, bytes: await residentBytes(child.pid ?? 0) }
      if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`)
      if (milliseconds > LONGEST_MS) throw new Error(`${name} was not healthy within a minute`)
      await sleep(POLL_MS)
    }
  } finally {
    child.kill()
    await ended
  }
}
