import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { serialiserCompiler } from './serialiser.ts'

const writerOf = (schema: z.ZodType) =>
  serialiserCompiler({ schema, method: 'GET', url: '/', httpStatus: '200' }) as (value: unknown) => string

const person = z.object({ id: z.uuid(), name: z.string().nullable() })
const noor = { id: '01a219d4-dc97-7161-8342-2d6e973caac2', name: 'Noor "de" Recruiter' }

test('an object that may be null is written as either, without fields that the contract lacks', () => {
  const write = writerOf(z.object({ person: person.nullable(), next: person.nullish() }))
  expect(JSON.parse(write({ person: { ...noor, secret: 'x' }, next: null }))).toEqual({ person: noor, next: null })
  expect(JSON.parse(write({ person: null }))).toEqual({ person: null })
  expect(() => write({ person: { id: noor.id } })).toThrow(/name/)
})

test('a list that may be null is written as either', () => {
  const write = writerOf(z.object({ words: z.array(person).nullable() }))
  expect(JSON.parse(write({ words: [{ ...noor, secret: 'x' }] }))).toEqual({ words: [noor] })
  expect(JSON.parse(write({ words: null }))).toEqual({ words: null })
})

test('an object with a name of its own that may be null is written as either', () => {
  const write = writerOf(z.object({ person: person.meta({ id: 'SerialisedPerson' }).nullable() }))
  expect(JSON.parse(write({ person: noor }))).toEqual({ person: noor })
  expect(JSON.parse(write({ person: null }))).toEqual({ person: null })
})

test('a moment or a date is written with its quotes escaped, like any text', () => {
  const write = writerOf(z.object({ at: z.union([z.iso.datetime(), z.iso.date()]) }))
  expect(write({ at: '2027-03-28' })).toBe('{"at":"2027-03-28"}')
  expect(JSON.parse(write({ at: '2027"03' }))).toEqual({ at: '2027"03' })
})

test('alternatives of different kinds keep their kind', () => {
  const write = writerOf(z.object({ answer: z.union([z.string(), z.number()]) }))
  expect(write({ answer: '1' })).toBe('{"answer":"1"}')
  expect(write({ answer: 1 })).toBe('{"answer":1}')
})
