import { z } from 'zod'
import type { Random } from '../../support/random.ts'

type Json = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  properties?: Record<string, Json>
  items?: Json
  additionalProperties?: Json | boolean
  maxLength?: number
  format?: string
  $ref?: string
  $defs?: Record<string, Json>
}

const DEEPEST = 6

/** Values that often cause errors in services. */
export const AWKWARD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  '💥'.repeat(300),
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
  "'; drop table main.vacancies; --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%',
  '\\',
  '\u202e',
  'NaN',
  '1e9999',
  '2024-13-45',
  '0x10',
  'ﬀ',
  'İ',
  '\r\nX-Injected: 1',
  { $ne: null },
  { length: -1 },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
]

const UUID = '0190a000-0000-7000-8000-00000000abcd'

const textFor = ({ format, maxLength = 30 }: Json, random: Random): string => {
  if (format === 'uuid') return UUID
  if (format === 'email') return 'iemand@voorbeeld.nl'
  if (random.chance(0.1)) return 'x'.repeat(Math.min(maxLength, 20_000) + 1)
  return random.pick([
    'Kok',
    'Verpleegkundige',
    'Groningen',
    '<p>Tekst</p>',
    'Score: 5',
    'https://voorbeeld.nl',
    '2024-05',
    'a b c',
    'É',
    '1',
  ])
}

/**
 * A nearly valid value of a JSON schema: each property is, with the probability `wrong`, something else, absent or
 * extra.
 */
export const sample = (schema: Json, random: Random, wrong: number, root: Json = schema, depth = 0): unknown => {
  if (random.chance(wrong)) return random.pick(AWKWARD)
  if (depth > DEEPEST) return null
  const next = (inner: Json) => sample(inner, random, wrong, root, depth + 1)
  if (schema.$ref) return next(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? root)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices && choices.length > 0) return next(random.pick(choices))
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  switch (type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).filter(() => !random.chance(wrong + 0.1))
      const extra =
        typeof schema.additionalProperties === 'object' || random.chance(wrong)
          ? [[random.pick(['extra', '__proto__', 'id', 'organisation_id']), random.pick(AWKWARD)] as const]
          : []
      return Object.fromEntries([...entries.map(([name, inner]) => [name, next(inner)] as const), ...extra])
    }
    case 'array':
      return Array.from({ length: random.pick([0, 1, 1, 2, 3, 60]) }, () => next(schema.items ?? {}))
    case 'string':
      return textFor(schema, random)
    case 'integer':
    case 'number':
      return random.pick([0, 1, 2, 3, 5, 100, 500])
    case 'boolean':
      return random.chance(0.5)
    default:
      return random.pick(AWKWARD)
  }
}

/** The JSON schema of a caller's input. */
export const shapeOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
