import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { endless, samples, withColour } from '../../../test/cv/hostile/make-hostile-pdf.ts'
import { makeZip, wordBody } from '../../../test/cv/hostile/make-zip.ts'
import { childrenNow } from '../../../test/cv/hostile/resident.ts'
import { makePdf, simpleCv } from '@wervio/cv-document/testing'
import { createParsers, type ParserOptions, type Parsers } from './parsers.ts'
import { ParsersBusyError } from './waiting-room.ts'

let parsers: Parsers
const start = (options: Partial<ParserOptions> = {}) => {
  // At the priority of the tests: these measure shares and limits, not how busy the machine is.
  parsers = createParsers({ priority: 0, ...options })
  return parsers
}
afterEach(() => parsers.close())

const cv = (name?: string) => makePdf({ pages: [simpleCv(name)] })
const stays = new AbortController().signal
const parseBytes = (bytes: Uint8Array, organisation = 'een', signal = stays) =>
  parsers.take(organisation, 1).parse({ bytes, withSource: false }, signal)
/** The name on a CV, or the error instead. */
const nameOf = async (name: string, organisation?: string): Promise<string> => {
  const outcome = await parseBytes(cv(name), organisation)
  return ('parsed' in outcome ? outcome.parsed.fields.name : null) ?? JSON.stringify(outcome)
}

test('CVs of an organisation are read in the order they come', async () => {
  start({ share: 1 })
  expect(await Promise.all(['Anna Bakker', 'Kees Vermeulen', 'Fatima El Idrissi'].map((name) => nameOf(name)))).toEqual(
    ['Anna Bakker', 'Kees Vermeulen', 'Fatima El Idrissi'],
  )
}, 60_000)

test('what takes too long is stopped', async () => {
  start({ milliseconds: 1 })
  expect(await parseBytes(cv())).toEqual({ unreadable: 'cv_too_complex' })
}, 60_000)

test('what takes too much of V8’s memory is stopped', async () => {
  start()
  const crowded = makeZip([{ name: 'word/document.xml', content: wordBody('<w:x w:a="b" w:c="d"/>'.repeat(90_000)) }])
  expect(await parseBytes(crowded)).toEqual({ unreadable: 'cv_too_complex' })
}, 60_000)

test('so is what takes too much beside V8’s memory', async () => {
  start({ total: 50 })
  expect(await parseBytes(cv())).toEqual({ unreadable: 'cv_too_complex' })
}, 60_000)

test('a caller who leaves stops the work, also while it waits, and the next one is served', async () => {
  start({ share: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const both = [first, second].map(({ signal }) => parseBytes(endless, 'een', signal))
  second.abort()
  first.abort()
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await nameOf('Anna Bakker')).toBe('Anna Bakker')
}, 60_000)

test('beside an organisation that fills its share another is read, and who waits loses no time by it', async () => {
  start({ share: 1, milliseconds: 1_000 })
  const results: string[] = []
  const note = async (end: Promise<string>) => results.push(await end)
  const slow = Array.from({ length: 2 }, () => note(parseBytes(endless).then((outcome) => JSON.stringify(outcome))))
  await Promise.all([...slow, note(nameOf('Kees Vermeulen')), note(nameOf('Anna Bakker', 'ander'))])
  const stopped = JSON.stringify({ unreadable: 'cv_too_complex' })
  expect(results.indexOf('Anna Bakker')).toBeLessThan(results.lastIndexOf(stopped))
  expect(results.toSorted()).toEqual(['Anna Bakker', 'Kees Vermeulen', stopped, stopped])
  expect(results.at(-1)).toBe('Kees Vermeulen')
}, 60_000)

test('a CV for which V8 ends the whole process ends nothing but its own reading', async () => {
  start()
  expect(await parseBytes(withColour(samples('25000000')))).toEqual({ unreadable: 'cv_too_complex' })
  expect(await nameOf('Anna Bakker')).toBe('Anna Bakker')
}, 60_000)

test('of processes without work one stays warm, and the memory of the others is given back', async () => {
  start({ share: 1, idleMilliseconds: 50 })
  const before = childrenNow().length
  await Promise.all([nameOf('Anna Bakker'), nameOf('Kees Vermeulen', 'ander')])
  await until('all but one to end', () => childrenNow().length <= before + 1)
  expect(childrenNow()).toHaveLength(before + 1)
  expect(await nameOf('Fatima El Idrissi')).toBe('Fatima El Idrissi')
}, 60_000)

const isAlive = (pid: string): boolean => existsSync(`/proc/${pid}`)

test('reading ends with the service, also when that is killed', async () => {
  start()
  const path = fileURLToPath(new URL('../../../test/cv/hostile/reading-process.ts', import.meta.url))
  const service = fork(path, { execArgv: [] })
  const [[reader = '']] = (await once(service, 'message')) as [string[]]
  expect(isAlive(reader)).toBe(true)
  service.kill('SIGKILL')
  await until('the end of the reader', () => !isAlive(reader))
}, 60_000)

test('no more may wait than there is room for, until a place is free again', () => {
  start({ waiting: 100 })
  const place = parsers.take('een', 40)
  expect(() => parsers.take('een', 20)).toThrow(ParsersBusyError)
  place.free()
  place.free()
  parsers.take('een', 50).free()
})
