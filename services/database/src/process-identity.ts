import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'

export const processIdentity = z.object({ host: z.string(), pid: z.number().int().positive(), startedAt: z.string() })
export type ProcessIdentity = z.infer<typeof processIdentity>

/**
 * Field 22 of /proc/<pid>/stat tells a process from a later one with the same number; empty where there is no /proc.
 */
const startOf = async (pid: number): Promise<string> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

export const thisProcess = async (): Promise<ProcessIdentity> => ({
  host: hostname(),
  pid: process.pid,
  startedAt: await startOf(process.pid),
})

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether that very process still runs; `unknown` when it belongs to another machine. */
export const stateOf = async (other: ProcessIdentity): Promise<'running' | 'gone' | 'unknown'> => {
  if (other.host !== hostname()) return 'unknown'
  if (!runs(other.pid)) return 'gone'
  return (await startOf(other.pid)) === other.startedAt ? 'running' : 'gone'
}

/** Whether a record names exactly that process. */
export const isProcess = (one: ProcessIdentity, other: ProcessIdentity | undefined): boolean =>
  other !== undefined && one.host === other.host && one.pid === other.pid && one.startedAt === other.startedAt
