import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stack } from '../../scripts/stack/start-stack.ts'

const SAMPLE_MS = 2_000
const SETTLE_MS = 10_000
const IDLE_MS = 20_000

/** Megabytes resident and seconds of CPU of a process (Linux); null when it is gone. */
type Usage = { megabytes: number; cpuSeconds: number }

const TICKS = 100

const usageOf = (pid: number): Usage | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const megabytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
    return { megabytes, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS }
  } catch {
    return null
  }
}

const childrenOf = (pid: number): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

type Series = { peak: number; sum: number; samples: number; cpu: number }

/**
 * Memory and CPU of each process, idle and under load. A service is one row, the average and peak of its copies;
 * PostgreSQL is its processes together, of which shared memory counts once for each.
 */
export const watchUsage = ({ pidsOf }: Pick<Stack, 'pidsOf'>) => {
  const phases: Record<'idle' | 'load', Map<string, Series>> = { idle: new Map(), load: new Map() }
  const seconds = { idle: 0, load: 0 }

  const watch = async (phase: 'idle' | 'load', milliseconds: number): Promise<void> => {
    const last = new Map<number, number>()
    const startTime = performance.now()
    while (performance.now() - startTime < milliseconds) {
      await wait(SAMPLE_MS)
      for (const { service, pid, withChildren } of pidsOf()) {
        const uses = [pid, ...(withChildren ? childrenOf(pid) : [])].map((each) => [each, usageOf(each)] as const)
        const megabytes = uses.reduce((sum, [, use]) => sum + (use?.megabytes ?? 0), 0)
        const series = phases[phase].get(service) ?? { peak: 0, sum: 0, samples: 0, cpu: 0 }
        for (const [each, use] of uses) {
          if (use === null) continue
          const before = last.get(each)
          if (before !== undefined) series.cpu += Math.max(0, use.cpuSeconds - before)
          last.set(each, use.cpuSeconds)
        }
        phases[phase].set(service, {
          ...series,
          peak: Math.max(series.peak, megabytes),
          sum: series.sum + megabytes,
          samples: series.samples + 1,
        })
      }
    }
    seconds[phase] = (performance.now() - startTime) / 1_000
  }

  const cell = (series: Series | undefined, phase: 'idle' | 'load', copies: number): string[] =>
    series === undefined
      ? ['-', '-', '-']
      : [
          `${Math.round(series.sum / series.samples)} MB`,
          `${Math.round(series.peak)} MB`,
          `${((series.cpu / seconds[phase] / copies) * 100).toFixed(1)} %`,
        ]

  return {
    whileIdle: async (): Promise<void> => {
      await wait(SETTLE_MS)
      await watch('idle', IDLE_MS)
    },
    whileLoaded: (milliseconds: number): Promise<void> => watch('load', milliseconds),
    /**
     * A row a service: average and peak memory of one copy, and CPU of one copy as a part of one core, idle and loaded.
     */
    table: (): string => {
      const copies = (service: string) => pidsOf().filter((each) => each.service === service).length || 1
      const rows = [...phases.idle.keys()].map((service) => [
        service,
        ...cell(phases.idle.get(service), 'idle', copies(service)),
        ...cell(phases.load.get(service), 'load', copies(service)),
      ])
      const all = [['process', 'idle', 'peak', 'cpu', 'load', 'peak', 'cpu'], ...rows]
      return all.map((row) => row.map((text, column) => text.padEnd(column === 0 ? 16 : 9)).join('')).join('\n')
    },
  }
}
