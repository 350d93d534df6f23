import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ProcessLog } from './process-log.ts'
import { canMount, mountDisk, type SmallDisk } from '@wervio/testing/small-disk'

let folder: string
let disk: SmallDisk | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-log-'))
})
afterEach(async () => {
  disk?.unmount()
  disk = null
  await rm(folder, { recursive: true, force: true })
})

const readLog = (name = 'one.log', where = folder) => readFile(join(where, name), 'utf8')
const line = (text: string) => Buffer.from(`${text}\n`)
const smallDisk = () => {
  disk = mountDisk(1)
  return disk
}

test('what is written stands in the file at once', async () => {
  new ProcessLog(folder, 'one').write(line('last words'))
  expect(await readLog()).toBe('last words\n')
})

test('the log goes on after a restart; a line of its own marks each start, also after half a line', async () => {
  const first = new ProcessLog(folder, 'one')
  first.mark('gestart (proces 1)')
  first.write(Buffer.from('half a'))
  first.close()
  new ProcessLog(folder, 'one').mark('gestart (proces 2)')
  expect((await readLog()).split('\n')).toEqual([
    expect.stringMatching(/^=== \d{4}-.*Z one gestart \(proces 1\) ===$/),
    'half a',
    expect.stringContaining('gestart (proces 2)'),
    '',
  ])
})

test('only its owner may read it, also one of an earlier version', async () => {
  await writeFile(join(folder, 'one.log'), 'old\n')
  await chmod(join(folder, 'one.log'), 0o644)
  new ProcessLog(folder, 'one').write(line('new'))
  expect((await stat(join(folder, 'one.log'))).mode & 0o777).toBe(0o600)
})

test('it never takes more than its files may, and keeps the newest', async () => {
  const log = new ProcessLog(folder, 'one', { bytes: 100, files: 3 })
  for (let index = 1000; index < 1100; index += 1) log.write(line(`line ${index}`))
  expect((await readdir(folder)).toSorted()).toEqual(['one.1.log', 'one.2.log', 'one.log'])
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(100)
  const lines = ((await readLog('one.2.log')) + (await readLog('one.1.log')) + (await readLog())).trim().split('\n')
  expect(lines.at(-1)).toBe('line 1099')
  expect(lines).toEqual(lines.map((_, index) => `line ${1100 - lines.length + index}`))
  expect(lines.length).toBeGreaterThan(20)
})

test('one that was too long already begins anew', async () => {
  await writeFile(join(folder, 'one.log'), 'x'.repeat(500))
  new ProcessLog(folder, 'one', { bytes: 100, files: 3 }).write(line('new'))
  expect(await readLog()).toBe('new\n')
  expect((await readLog('one.1.log')).length).toBe(500)
})

test('a file in the way of its folder ends nothing', async () => {
  await writeFile(join(folder, 'logs'), '')
  const log = new ProcessLog(join(folder, 'logs'), 'one')
  log.write(line('lost'))
  await rm(join(folder, 'logs'))
  log.write(line('back'))
  expect(await readLog('one.log', join(folder, 'logs'))).toMatch(/^=== .* regels verloren: 1 .*===\nback\n$/)
})

// Skipped if this user may not mount, the only way to give root a full or read-only disk.
const onSmallDisk = canMount() ? test : test.skip

onSmallDisk('on a full disk lines are lost, counted, and the count is written when there is room', async () => {
  const { folder: where, fill, clear } = smallDisk()
  const log = new ProcessLog(where, 'one')
  log.write(line('before'))
  fill()
  for (let index = 0; index < 500; index += 1) log.write(line(`${index} `.padEnd(100, '.')))
  clear()
  log.write(line('after'))
  const text = await readLog('one.log', where)
  const writtenLineCount = text.split('\n').filter((it) => /^\d+ \.+$/.test(it) && it.length === 100).length
  const lostLines = Number(/regels verloren: (\d+)/.exec(text)?.[1])
  expect(text).toMatch(/^before\n/)
  expect(text).toMatch(/\nafter\n$/)
  expect(lostLines).toBeGreaterThan(400)
  expect(writtenLineCount + lostLines).toBe(500)
})

onSmallDisk('on a read-only disk too', async () => {
  const { folder: where, readOnly, writable } = smallDisk()
  readOnly()
  const log = new ProcessLog(where, 'one')
  log.write(Buffer.from('one\ntwo\n'))
  writable()
  log.write(line('after'))
  expect(await readLog('one.log', where)).toMatch(/regels verloren: 2 .*===\nafter\n$/)
})
