import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { readViews, type Endpoint, type RowKind } from './index.ts'

const table: [string, Endpoint][] = Object.entries(endpoints)

/** Fields that say something about a candidate wherever they stand. */
const telling = new Set([
  'candidate_id',
  'candidate_name',
  'candidate',
  'candidates',
  'cv_text',
  'email',
  'phone',
  'attendees',
  'transcript',
  'segments',
  'parsed',
])

/** The names of all fields of a schema, however deep. */
const fieldsOf = (schema: z.ZodType): Set<string> => {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties' && typeof inner === 'object' && inner !== null)
        for (const name of Object.keys(inner)) names.add(name)
      walk(inner)
    }
  }
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }))
  return names
}

const showsPeople = ({ responses, file }: Endpoint): boolean =>
  file === true ||
  Object.values(responses).some((schema) => schema && [...fieldsOf(schema)].some((name) => telling.has(name)))

/** Calls of people with an account, and of whoever has the secret address of one. */
const signedIn = table.filter(([, { auth }]) => auth === 'recruiter' || auth === 'feed')

test.each(signedIn.filter(([, { method }]) => method === 'GET'))(
  '%s, which reads, says what the audit log notes of it, or why nothing',
  (_, { personal }) => {
    expect(personal).toBeDefined()
  },
)

test.each(signedIn.filter(([, endpoint]) => showsPeople(endpoint)))(
  '%s answers with data of a candidate, and says what the audit log notes of it, or why nothing',
  (_, { personal }) => {
    expect(personal).toBeDefined()
  },
)

/** Rows that are about a candidate, whatever the fields of an answer are called. */
const aboutCandidates: readonly (RowKind | undefined)[] = [
  'candidate',
  'candidate_note',
  'application',
  'file',
  'cv_import_item',
  'mail',
  'meeting',
  'recording',
  'consent',
  'scorecard',
]
const answersWithRow = signedIn.filter(
  ([, { row, responses }]) =>
    aboutCandidates.includes(row) && Object.values(responses).some((schema) => schema !== null),
)

test.each(answersWithRow)('%s answers with what is about a candidate, and says so too', (_, { personal }) => {
  expect(personal).toBeDefined()
})

test('what shows a candidate whom it names is logged as that', () => {
  const reads = signedIn.filter(([, { method, row }]) => method === 'GET' && row === 'candidate')
  expect(reads.length).toBeGreaterThan(5)
  for (const [name, { personal }] of reads) expect([name, personal]).toEqual([name, { shows: expect.any(String) }])
})

test('every view of the log is that of a call', () => {
  const shownKinds = new Set(
    table.flatMap(([, { personal }]) => (personal && 'shows' in personal ? [personal.shows] : [])),
  )
  expect(readViews.filter((view) => !shownKinds.has(view))).toEqual([])
})
