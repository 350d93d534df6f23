import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { candidate, errorBody, labelOf, vacancyDraft, vacancyStatusLabels, type Endpoint } from './index.ts'

const answers: [string, z.ZodType][] = Object.entries(endpoints as Record<string, Endpoint>).flatMap(
  ([name, { responses, progress }]) =>
    [...Object.values(responses), progress ?? null].flatMap((schema): [string, z.ZodType][] =>
      schema === null ? [] : [[name, schema]],
    ),
)

/** Everything in a schema that refuses what a newer version may add. */
const closedParts = (node: unknown, path = ''): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { enum: values, const: value, additionalProperties } = node as Record<string, unknown>
  const refuses = values !== undefined || value !== undefined || additionalProperties === false
  return [
    ...(refuses ? [path] : []),
    ...Object.entries(node).flatMap(([key, part]) => (key === 'examples' ? [] : closedParts(part, `${path}/${key}`))),
  ]
}

test.each([...answers, ['error body', errorBody] as const].filter(([name]) => !name.endsWith('Health')))(
  'the answer of %s is read with unknown values and more fields',
  (_, schema) => {
    // What is read, not what is written: there zod marks every object as closed.
    expect(closedParts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual([])
  },
)

test('an unknown value of a list is kept as it is, and in a request refused', () => {
  expect(candidate.shape.status.parse('op_wachtlijst')).toBe('op_wachtlijst')
  expect(vacancyDraft.safeParse({ title: 'Kok', status: 'gearchiveerd' }).error?.issues[0]?.message).toBe(
    'Kies een status uit de lijst.',
  )
})

test('a value has the word of this version, or its own', () => {
  expect(labelOf(vacancyStatusLabels, 'on-hold')).toBe('On Hold')
  expect(labelOf(vacancyStatusLabels, 'gearchiveerd')).toBe('gearchiveerd')
  expect(labelOf(vacancyStatusLabels, 'constructor')).toBe('constructor')
})
