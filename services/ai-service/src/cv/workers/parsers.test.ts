import { afterEach, expect, test } from '@jest/globals'
import { makePdf, simpleCv } from '../../../test/cv/make-pdf.ts'
import { createParsers, ParsersBusyError, type ParserOptions, type Parsers } from './parsers.ts'

let parsers: Parsers
const start = (options: Partial<ParserOptions> = {}) => {
  parsers = createParsers(options)
  return parsers
}
afterEach(() => parsers.close())

const cv = (name?: string) => makePdf({ pages: [simpleCv(name)] })
const stays = new AbortController().signal
const nameOf = async (name: string) => {
  const outcome = await parsers.take(1).parse({ bytes: cv(name), withSource: false }, stays)
  return 'parsed' in outcome ? outcome.parsed.fields.name : outcome
}

test('one thread reads CVs in the order they come', async () => {
  start({ threads: 1 })
  expect(await Promise.all(['Anna Bakker', 'Kees Vermeulen', 'Fatima El Idrissi'].map(nameOf))).toEqual(['Anna Bakker', 'Kees Vermeulen', 'Fatima El Idrissi'])
})

test('what takes too long is stopped', async () => {
  const outcome = await start({ milliseconds: 1 }).take(1).parse({ bytes: cv(), withSource: false }, stays)
  expect(outcome).toEqual({ unreadable: 'cv_too_complex' })
})

test('what takes too much memory is stopped', async () => {
  const outcome = await start({ heap: 8 }).take(1).parse({ bytes: cv(), withSource: false }, stays)
  expect(outcome).toEqual({ unreadable: 'cv_too_complex' })
})

test('a caller who leaves stops the work, also while it waits, and the next one is served', async () => {
  start({ threads: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const both = [first, second].map(({ signal }) => parsers.take(1).parse({ bytes: cv(), withSource: false }, signal))
  second.abort()
  first.abort()
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await nameOf('Anna Bakker')).toBe('Anna Bakker')
})

test('no more may wait than there is room for, until a place is free again', () => {
  start({ waiting: 100 })
  const place = parsers.take(80)
  expect(() => parsers.take(30)).toThrow(ParsersBusyError)
  place.free()
  place.free()
  parsers.take(100).free()
})
