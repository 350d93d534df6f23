import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { type DataFolder, takeDataFolder } from './data-folder.ts'
import type { ProcessSpec } from './process-spec.ts'
import type { RestartLimits } from './restart-policy.ts'
import { Supervisor } from './supervisor.ts'
import { isRunning, pidOf, programs, specOf, wordsOf } from './testing/programs.ts'

let folder: string
let data: DataFolder
let supervisor: Supervisor | undefined
const spokenLines: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-supervisor-'))
  spokenLines.length = 0
  data = await takeDataFolder(join(folder, 'data'), (line) => spokenLines.push(line))
})
afterEach(async () => {
  await supervisor?.stopAll()
  await data.release()
  await rm(folder, { recursive: true, force: true })
})

const spec = (name: string, source: string, extra: Partial<ProcessSpec> = {}) => specOf(folder, name, source, extra)
const logs = () => join(folder, 'logs')
const supervise = (specs: ProcessSpec[], restarts: Partial<RestartLimits> = {}) => {
  supervisor = new Supervisor(specs, {
    dataDir: data.path,
    logFolder: logs(),
    guard: data.guard,
    say: (line) => spokenLines.push(line),
    giveUp: (reason) => spokenLines.push(`gave up: ${reason}`),
    restarts,
  })
  return supervisor
}
const begin = async (...specs: ProcessSpec[]) => {
  const running = supervise(specs)
  await running.startAll()
  return running
}

test('one starts only when those it stands on are ready', async () => {
  const first = await spec(
    'first',
    `import { writeFileSync } from 'node:fs'
     setTimeout(() => { writeFileSync(process.env.FOLDER + '/up', ''); console.log('ready') }, 300)
     setInterval(() => {}, 1000)`,
  )
  const second = await spec(
    'second',
    `import { existsSync } from 'node:fs'
     console.log(existsSync(process.env.FOLDER + '/up') ? 'after ready' : 'early ready')
     setInterval(() => {}, 1000)`,
    { after: ['first'] },
  )
  await begin(second, first)
  expect(await wordsOf(logs(), 'second')).toEqual(['after ready'])
})

test('one that ends before it is ready is an error with its last words', async () => {
  await expect(begin(await spec('bad', "console.error('geen geheugen'); process.exit(3)"))).rejects.toThrow(
    'geen geheugen',
  )
})

test('one that dies comes back and the others stay', async () => {
  const running = await begin(await spec('dies', programs.serves), await spec('stays', programs.serves))
  const [pid, other] = [await pidOf(logs(), 'dies'), await pidOf(logs(), 'stays')]
  process.kill(pid, 'SIGKILL')
  await until('a new process', async () => (await pidOf(logs(), 'dies')) !== pid)
  await running.startOne('dies')
  expect(spokenLines).toEqual(['dies is onverwacht gestopt en wordt opnieuw gestart.'])
  expect(await pidOf(logs(), 'stays')).toBe(other)
})

test('one that dies takes what it started with it', async () => {
  await begin(await spec('parent', programs.parent))
  const [pid, child] = [await pidOf(logs(), 'parent'), await pidOf(logs(), 'parent', 'child')]
  process.kill(pid, 'SIGKILL')
  await until('a new process', async () => (await pidOf(logs(), 'parent')) !== pid)
  await until('the end of its child', async () => !(await isRunning(child)))
})

test('one that is stopped on purpose stays down until it is started', async () => {
  const running = await begin(await spec('one', programs.serves))
  const pid = await pidOf(logs(), 'one')
  await running.stopOne('one', 'SIGKILL')
  expect(spokenLines).toEqual([])
  await running.startOne('one')
  expect(await pidOf(logs(), 'one')).not.toBe(pid)
})

test('one that keeps dying ends the product with its last words', async () => {
  // It lives until the supervisor saw it ready, and no longer from then on.
  const loops = await spec(
    'loops',
    `import { existsSync } from 'node:fs'
     console.log('ready')
     setInterval(() => {
       if (!existsSync(process.env.FOLDER + '/go')) return
       console.error('kapot')
       process.exit(1)
     }, 10)`,
  )
  await supervise([loops], { firstDelay: 10 }).startAll()
  await writeFile(join(folder, 'go'), '')
  await until('it to give up', () => spokenLines.some((line) => line.startsWith('gave up')))
  expect(spokenLines.at(-1)).toMatch(/loops stopt steeds opnieuw[\s\S]*kapot/)
})

test('one whose start needs something first is tried again when that fails', async () => {
  let failures = 0
  const before = async () => {
    if (failures++ === 1) throw new Error('niet nu')
  }
  await begin(await spec('one', programs.serves, { before }))
  const pid = await pidOf(logs(), 'one')
  process.kill(pid, 'SIGKILL')
  await until('a new process', async () => (await pidOf(logs(), 'one')) !== pid)
  expect(spokenLines[1]).toBe('one kan niet starten (niet nu) en wordt opnieuw gestart.')
})

test('while it stops nothing starts any more: neither what waits for another nor what just died', async () => {
  let letGo = () => {}
  const release = new Promise<void>((resolve) => (letGo = resolve))
  let isSeen = false
  const ready = async (words: string) => (isSeen ||= words.includes('ready'))
  const [slow, waits, dies] = await Promise.all([
    spec('slow', programs.serves, { before: () => release }),
    spec('waits', programs.serves, { after: ['slow'] }),
    spec('dies', programs.serves, { ready }),
  ])
  const running = supervise([slow, waits, dies])
  const started = running.startAll()
  const failed = expect(started).rejects.toThrow('slow is gestopt voordat het klaar was')
  // Killed earlier, it would be one that ended before it was ready.
  await until('the one that dies to be seen ready', () => isSeen)
  const pid = await pidOf(logs(), 'dies')
  process.kill(pid, 'SIGKILL')
  await running.stopAll()
  letGo()
  await failed
  await expect(wordsOf(logs(), 'slow')).rejects.toThrow('ENOENT')
  await expect(wordsOf(logs(), 'waits')).rejects.toThrow('ENOENT')
  expect(await pidOf(logs(), 'dies')).toBe(pid)
})
