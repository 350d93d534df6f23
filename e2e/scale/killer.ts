import { setTimeout as wait } from 'node:timers/promises'
import type { Supervisor } from '../../scripts/product/supervisor.ts'
import type { Random } from '../support/random.ts'
import type { Kill } from './attempts.ts'

/** Seconds between two kills, and seconds that a process stays away before it is started again. */
const PAUSE = [1, 5] as const
const AWAY = [0.2, 3] as const

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  (least + random.next() * (most - least)) * 1_000

/**
 * Ends processes, each with SIGKILL or SIGTERM as `random` says, and starts them again, until `signal` aborts; several
 * are away at a time. `copies` has the names of the copies by service: one of each serves on. Resolves when all serve
 * again.
 */
export const killAtRandom = async (
  supervisor: Pick<Supervisor, 'stopOne' | 'startOne'>,
  copies: Readonly<Record<string, readonly string[]>>,
  { random, signal, say }: { random: Random; signal: AbortSignal; say: (line: string) => void },
): Promise<Kill[]> => {
  const kills: Kill[] = []
  const stoppedNames = new Set<string>()
  const returning: Promise<void>[] = []

  const endAndStart = async (name: string, how: Kill['signal'], milliseconds: number): Promise<void> => {
    await supervisor.stopOne(name, how)
    await wait(milliseconds)
    await supervisor.startOne(name)
    stoppedNames.delete(name)
  }

  /** Copies of which another of the same service serves. */
  const spare = (): string[] =>
    Object.values(copies).flatMap((names) => {
      const serving = names.filter((name) => !stoppedNames.has(name))
      return serving.length > 1 ? serving : []
    })

  while (!signal.aborted) {
    await wait(between(random, PAUSE), undefined, { signal }).catch(() => undefined)
    const names = spare()
    if (signal.aborted || names.length === 0) continue
    const name = random.pick(names)
    const how = random.chance(0.5) ? 'SIGKILL' : 'SIGTERM'
    stoppedNames.add(name)
    kills.push({ name, signal: how, at: performance.now() })
    say(`${kills.length}: ${how} ${name}`)
    returning.push(endAndStart(name, how, between(random, AWAY)))
  }
  await Promise.all(returning)
  return kills
}
