import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticks = (): number => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Milliseconds of processor that a process has taken so far, as Linux counts them (proc(5)). */
export const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  // User and system time are fields 14 and 15; the two before the name's end are gone.
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticks()
}
