import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Supervisor } from './supervisor.ts'
import type { ProcessSpec } from './process-spec.ts'

let folder: string
let supervisor: Supervisor | undefined
const said: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-supervisor-'))
  said.length = 0
})
afterEach(async () => {
  await supervisor?.stopAll()
  await rm(folder, { recursive: true, force: true })
})

const spec = async (name: string, source: string, extra: Partial<ProcessSpec> = {}): Promise<ProcessSpec> => {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, source)
  return { name, args: [file], cwd: folder, env: { ...process.env, FOLDER: folder }, ready: async (words) => words.includes('ready'), ...extra }
}

const SERVES = "console.log(process.pid + ' ready'); setInterval(() => {}, 1000)"

/** Resolves as soon as the supervisor says or gives up with such a line. */
const heard = new Map<string, () => void>()
const hears = (part: string) => new Promise<void>((resolve) => heard.set(part, resolve))
const listen = (line: string) => {
  said.push(line)
  for (const [part, resolve] of heard) if (line.includes(part)) resolve()
}
const begin = async (...specs: ProcessSpec[]) => {
  supervisor = new Supervisor(specs, join(folder, 'logs'), { say: listen, giveUp: (reason) => listen(`gave up: ${reason}`) })
  await supervisor.startAll()
  return supervisor
}
const log = (name: string) => readFile(join(folder, 'logs', `${name}.log`), 'utf8')

test('one starts only when those it stands on are ready', async () => {
  const first = await spec('first', "import { writeFileSync } from 'node:fs'; setTimeout(() => { writeFileSync(process.env.FOLDER + '/up', ''); console.log('ready') }, 300); setInterval(() => {}, 1000)")
  const second = await spec('second', "import { existsSync } from 'node:fs'; console.log(existsSync(process.env.FOLDER + '/up') ? 'after ready' : 'early ready'); setInterval(() => {}, 1000)", { after: ['first'] })
  await begin(second, first)
  expect(await log('second')).toContain('after')
})

test('one that ends before it is ready is an error with its last words', async () => {
  await expect(begin(await spec('bad', "console.error('geen geheugen'); process.exit(3)"))).rejects.toThrow('geen geheugen')
})

test('one that dies comes back and the others stay', async () => {
  const running = await begin(await spec('dies', SERVES), await spec('stays', SERVES))
  const pid = Number((await log('dies')).split(' ')[0])
  const back = hears('dies is onverwacht gestopt')
  process.kill(pid, 'SIGKILL')
  await back
  await running.startOne('dies')
  expect(Number((await log('dies')).split(' ')[0])).not.toBe(pid)
  expect(said).toHaveLength(1)
})

test('one that is stopped on purpose stays down until it is started', async () => {
  const running = await begin(await spec('one', SERVES))
  await running.stopOne('one', 'SIGKILL')
  expect(said).toEqual([])
  await running.startOne('one')
  expect(await log('one')).toContain('ready')
})

test('one that keeps dying ends the product with its last words', async () => {
  const gaveUp = hears('gave up')
  await begin(await spec('loops', "console.log('ready'); setTimeout(() => { console.error('kapot'); process.exit(1) }, 150)"))
  await gaveUp
  expect(said.at(-1)).toMatch(/loops stopt steeds opnieuw[\s\S]*kapot/)
}, 40_000)
