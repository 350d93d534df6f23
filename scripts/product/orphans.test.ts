import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { isRunning, pidOf, programs } from './testing/programs.ts'
import { startSupervisor, type SupervisorProcess } from './testing/supervisor-process.ts'

let folder: string
let supervisor: SupervisorProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-orphans-'))
})
afterEach(async () => {
  await supervisor.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'data')
const pid = (name: string, word?: string) => pidOf(join(dataDir(), 'logs'), name, word)
const begin = async (processes: Record<string, string>) => {
  supervisor = startSupervisor({ dataDir: dataDir(), folder, processes })
  await supervisor.says('up')
}
const isGone = async (number: number) => !(await isRunning(number))

/** Numbers of the processes that this one started, by the kernel's own list. */
const childrenOf = async (parent: number): Promise<number[]> => {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(numbers.map((number) => readFile(`/proc/${number}/stat`, 'utf8').catch(() => '')))
  return numbers.filter((_, index) => Number(parents[index]?.replace(/^.*\) /, '').split(' ')[1]) === parent)
}

test('after kill -9 of the supervisor all are gone: looping, deaf to SIGTERM, stopped, and what they started', async () => {
  await begin({
    serves: programs.serves,
    loops: programs.loops,
    deaf: programs.deaf,
    stopped: programs.serves,
    parent: programs.parent,
  })
  const numbers = await Promise.all([
    pid('serves'),
    pid('loops'),
    pid('deaf'),
    pid('stopped'),
    pid('parent'),
    pid('parent', 'child'),
  ])
  const everyone = [...numbers, ...(await childrenOf(supervisor.pid))]
  expect(new Set(everyone).size).toBe(numbers.length + 1)
  process.kill(await pid('stopped'), 'SIGSTOP')
  await supervisor.kill('SIGKILL')
  for (const number of everyone) await until(`the end of process ${number}`, () => isGone(number))
})

test('one that can end itself does so at once, without the patience of the guard', async () => {
  supervisor = startSupervisor({ dataDir: dataDir(), folder, grace: 600_000, processes: { serves: programs.serves } })
  await supervisor.says('up')
  const number = await pid('serves')
  await supervisor.kill('SIGKILL')
  await until('its end', () => isGone(number))
})

test('a guard that was killed comes back and still ends what hangs', async () => {
  await begin({ loops: programs.loops })
  const number = await pid('loops')
  const [guard] = (await childrenOf(supervisor.pid)).filter((child) => child !== number)
  if (guard === undefined) throw new Error('there is no guard')
  process.kill(guard, 'SIGKILL')
  await until('another guard', async () =>
    (await childrenOf(supervisor.pid)).some((child) => child !== number && child !== guard),
  )
  await supervisor.kill('SIGKILL')
  await until('its end', () => isGone(number))
})

test('a supervisor that stops in order leaves nothing either', async () => {
  await begin({ deaf: programs.serves, parent: programs.parent })
  const everyone = [await pid('parent', 'child'), ...(await childrenOf(supervisor.pid))]
  await supervisor.kill('SIGTERM')
  for (const number of everyone) await until(`the end of process ${number}`, () => isGone(number))
})

test('the next start waits until what was left is gone, then works', async () => {
  await begin({ loops: programs.loops })
  const number = await pid('loops')
  await supervisor.kill('SIGKILL')
  supervisor = startSupervisor({ dataDir: dataDir(), folder, processes: { serves: programs.serves } })
  await supervisor.says('up')
  expect(await isGone(number)).toBe(true)
})
