import { expect, test } from '@jest/globals'
import type { Endpoint } from '@wervio/contracts'
import { endpoints } from '@wervio/contracts/endpoints'
import fc from 'fast-check'
import { z } from 'zod'
import { serialiserCompiler } from './serialiser.ts'
import type { JsonSchema } from './testing/fuzz/json-schema.ts'
import { valuesOf } from './testing/fuzz/schema-values.ts'

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
  expect(JSON.parse(write({ person: { ...noor, secret: 'x' } }))).toEqual({ person: noor })
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

/** Whether a schema, or the alternative that isn't null, takes whatever fields there are. */
const isOpen = ({ type, $ref, enum: values, additionalProperties, anyOf = [] }: JsonSchema): boolean =>
  typeof additionalProperties === 'object' || anyOf.some(isOpen) || (!type && !$ref && !values && anyOf.length === 0)

const openFieldsOf = ({ properties = {}, items, anyOf = [], $defs = {} }: JsonSchema): string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => (isOpen(schema) ? [name] : openFieldsOf(schema))),
  ...[...(items ? [items] : []), ...anyOf, ...Object.values($defs)].flatMap(openFieldsOf),
]

/** Adds a field that no contract names to every object, except below the fields that take any. */
const withSurplus = (value: unknown, openFields: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => withSurplus(item, openFields))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    ([name, field]) => [name, openFields.includes(name) ? field : withSurplus(field, openFields)] as const,
  )
  return { ...Object.fromEntries(entries), surplus_of_a_row: 'secret' }
}

const answers = Object.entries<Endpoint>(endpoints).flatMap(([name, { responses }]) =>
  Object.entries(responses).flatMap(([status, schema]) => (schema ? [[`${name} ${status}`, schema] as const] : [])),
)

test.each(answers)('%s: a field that the contract lacks is left out, wherever it is', (_name, schema) => {
  const write = writerOf(schema)
  const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const openFields = openFieldsOf(shape)
  fc.assert(
    fc.property(valuesOf(shape), (value) => {
      expect(JSON.parse(write(withSurplus(value, openFields)))).toEqual(JSON.parse(write(value)))
    }),
    { numRuns: 5, seed: 1 },
  )
})
