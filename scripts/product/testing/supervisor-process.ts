import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { until } from '@wervio/testing/until'
import { inRoot } from '../root.ts'

const PROGRAM = inRoot('scripts/product/testing/run-supervisor.ts')

export type SupervisorProcess = {
  pid: number
  /** Resolves with all its output once a line starts with this text. */
  says: (line: string) => Promise<string>
  kill: (signal: NodeJS.Signals) => Promise<void>
}

export type SupervisorProcessOptions = {
  dataDir: string
  folder: string
  grace?: number
  processes?: Record<string, string>
  stdio?: StdioOptions
}

/** Starts `run-supervisor.ts`; `processes` are programs by name. */
export const startSupervisor = ({
  dataDir,
  folder,
  grace = 1_000,
  processes = {},
  stdio = ['ignore', 'pipe', 'pipe'],
}: SupervisorProcessOptions): SupervisorProcess => {
  const sources = Object.entries(processes).map(([name, source]) => `${name}=${source}`)
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, dataDir, folder, String(grace), ...sources],
    { stdio },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    says: async (start) => {
      const hasPrinted = () => output.split('\n').some((line) => line.startsWith(start))
      await until(() => `a line '${start}' in:\n${output}`, hasPrinted)
      return output
    },
    kill: async (signal) => {
      child.kill(signal)
      await exit
    },
  }
}
