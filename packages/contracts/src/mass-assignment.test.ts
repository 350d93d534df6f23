import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './index.ts'

/** What a caller fills in: the body, or the fields beside a file. */
const inputs = Object.entries<Endpoint>(endpoints).flatMap(([name, { body, form }]) =>
  [body, form].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
)

type JsonObject = { properties?: Record<string, unknown>; additionalProperties?: unknown }

/** Every object of a schema that names its fields, however deep. */
const objectsIn = (schema: z.ZodType): JsonObject[] => {
  const objects: JsonObject[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    if ('properties' in value && typeof value.properties === 'object') objects.push(value as JsonObject)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
  return objects
}

/** Fields that say whose a row is, who did something and when. */
const OF_THE_SERVICE =
  /^(?:organisation_id|recruiter_id|account_id|actor_id|owner_id|uid|provider_uid|created_at|updated_at|created_by|is_demo)$/

/** Who decides about access is named in these calls alone, which are for owners. */
const NAMES_A_ROLE = ['changeColleague', 'createInvitation']

/** The call of the specification that takes whole objects from outside, of which the service reads the ids. */
const OPEN: readonly string[] = ['matchCandidates']

/** Taken to be compared with the token, which alone says who somebody is. */
const COMPARED: Readonly<Record<string, readonly string[]>> = { register: ['uid'] }

test('there are calls to look at', () => {
  expect(inputs.length).toBeGreaterThan(60)
})

test.each(inputs.filter(([name]) => !OPEN.includes(name)))(
  '%s drops or refuses fields that its contract does not name',
  (_, schema) => {
    const open = objectsIn(schema).filter(({ additionalProperties = false }) => additionalProperties !== false)
    expect(open.map(({ properties = {} }) => Object.keys(properties))).toEqual([])
  },
)

test.each(inputs)('%s takes no field that only a service sets', (call, schema) => {
  const names = objectsIn(schema).flatMap(({ properties = {} }) => Object.keys(properties))
  expect(names.filter((name) => OF_THE_SERVICE.test(name))).toEqual(COMPARED[call] ?? [])
})

test('only the calls about colleagues name a role in the organisation', () => {
  const naming = inputs.filter(([, schema]) =>
    objectsIn(schema).some(({ properties = {} }) =>
      JSON.stringify(properties['role'] ?? '').includes('hiring_manager'),
    ),
  )
  expect(naming.map(([name]) => name).toSorted()).toEqual(NAMES_A_ROLE)
})
