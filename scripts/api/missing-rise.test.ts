import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { apiSurface } from './api-surface.ts'
import { missingRise } from './missing-rise.ts'
import { currentApi, recordedApi } from './record-api.ts'
import { shapeFacts } from './shape-facts.ts'

const note = z.object({ id: z.string(), text: z.string() })
const answer = z.object({ items: z.array(note), next: z.string().nullable() })
const listNotes = {
  service: 'main',
  method: 'GET',
  path: '/api/notes',
  auth: 'recruiter',
  summary: '',
  messages: { fallback: '' },
  query: z.object({ q: z.string().optional(), sort: z.enum(['new', 'old']).optional() }),
  responses: { 200: answer },
} as const
const of = (...endpoints: Parameters<typeof apiSurface>[0][string][]) =>
  apiSurface(Object.fromEntries(endpoints.entries()))

const riseAfter = (changed: Partial<typeof listNotes> | null, version = '1.4') =>
  missingRise(
    { version: '1.4', surface: of(listNotes) },
    { version, surface: changed ? of({ ...listNotes, ...changed }) : of() },
  )
const answering = (schema: z.ZodType) => ({ responses: { 200: schema } }) as unknown as Partial<typeof listNotes>
const asking = (query: z.ZodObject) => ({ query }) as unknown as Partial<typeof listNotes>

test('places, what is always there, and what may stand there', () =>
  expect(shapeFacts(answer)).toEqual([
    '! object',
    'items! array',
    'items[]! object',
    'items[].id! string',
    'items[].text! string',
    'next! null|string',
  ]))

test('alternatives are told apart by the field that says which they are', () =>
  expect(
    shapeFacts(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), x: z.string() }),
        z.object({ kind: z.literal('b') }),
      ]),
    ),
  ).toEqual(['<kind=a>! object', '<kind=a>.kind! "a"', '<kind=a>.x! string', '<kind=b>! object', '<kind=b>.kind! "b"']))

test('without a change the version stays', () => expect(riseAfter({})).toBeNull())

test.each<[string, Parameters<typeof riseAfter>[0]]>([
  ['a field of a question', asking(listNotes.query.extend({ page: z.number().optional() }))],
  [
    'a value of a question',
    asking(z.object({ q: z.string().optional(), sort: z.enum(['new', 'old', 'own']).optional() })),
  ],
  ['a field of an answer that may be absent', answering(answer.extend({ total: z.number().optional() }))],
])('%s more asks for a minor', (_, changed) => {
  expect(riseAfter(changed)).toContain('raise the minor version above 1.4')
  expect(riseAfter(changed, '1.5')).toBeNull()
})

test.each<[string, Parameters<typeof riseAfter>[0]]>([
  ['an endpoint that goes', null],
  ['a question that demands a field', asking(listNotes.query.extend({ page: z.number() }))],
  ['a question that refuses a value', asking(z.object({ q: z.string().optional(), sort: z.enum(['new']).optional() }))],
  ['a question without a field', asking(listNotes.query.omit({ q: true }))],
  ['an answer without a field', answering(answer.omit({ next: true }))],
  ['an answer that may leave a field out', answering(answer.partial({ next: true }))],
  [
    'an answer in which a field may be null',
    answering(z.object({ items: z.array(note.extend({ text: z.string().nullable() })), next: z.string().nullable() })),
  ],
  ['a field that an older service doesn’t answer', answering(answer.extend({ total: z.number() }))],
])('%s asks for a major', (_, changed) => {
  expect(riseAfter(changed, '1.5')).toContain('raise the major version above 1.4')
  expect(riseAfter(changed, '2.0')).toBeNull()
})

test('what is always there in a new part that may be absent demands nothing', () =>
  expect(riseAfter(answering(answer.extend({ more: note.optional() })), '1.5')).toBeNull())

test('the version of the API is that of its record, and what changed since raised it (npm run api)', () => {
  expect(missingRise(recordedApi(), currentApi())).toBeNull()
  // Recorded with the change, so that the next one is compared with it.
  expect(recordedApi()).toEqual(currentApi())
})
