import fc from 'fast-check'
import { awkwardTexts, ABSENT } from './awkward.ts'
import type { JsonSchema } from './json-schema.ts'
import { kindOfField, markOf, sides } from './row-marks.ts'

/** Deeper than any contract; recursive ones end there. */
const DEEPEST = 8
/** Longer texts and lists than these are mutations, so that most requests are small. */
const MOST_TEXT = 6_000
const MOST_ITEMS = 4

const ordinaryTexts = [
  'Kok',
  'Verpleegkundige wijkzorg',
  'Groningen',
  '<p>Tekst <strong>vet</strong></p>',
  'Score: 5',
  'https://voorbeeld.nl/a?b=c',
  '3200-4100',
  '36 uur',
  '06-12345678',
  'É',
  '1',
]

const idFor = (field: string): fc.Arbitrary<string> => {
  const kind = kindOfField(field)
  if (!kind) return fc.oneof(fc.uuid(), fc.constant(ABSENT))
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(markOf('own', kind)) },
    { weight: 2, arbitrary: fc.constantFrom(...sides.map((side) => markOf(side, kind))) },
    { weight: 1, arbitrary: fc.constant(ABSENT) },
  )
}

const day = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31', '1970-01-01', '2026-03-29', '2026-10-25'),
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  )
const moment = (): fc.Arbitrary<string> =>
  fc
    .tuple(day(), fc.constantFrom('T00:00:00Z', 'T23:59:59.999Z', 'T02:30:00Z', 'T12:00:00.123456Z'))
    .map(([date, time]) => date + time)

const formats: Partial<Record<string, () => fc.Arbitrary<string>>> = {
  date: day,
  'date-time': moment,
  email: () => fc.constantFrom('iemand@voorbeeld.nl', 'a+b@c.de', `${'x'.repeat(60)}@voorbeeld.nl`),
}

const fit = (text: string, { minLength = 0, maxLength = MOST_TEXT }: JsonSchema): string =>
  text.slice(0, maxLength).padEnd(minLength, 'x')

const textsOf = (schema: JsonSchema, field: string): fc.Arbitrary<string> => {
  const { format = '', pattern, maxLength } = schema
  if (format === 'uuid') return idFor(field)
  const ofFormat = formats[format]
  if (ofFormat) return ofFormat()
  if (pattern?.startsWith('^(general|')) return fc.constantFrom('general', `candidate:${markOf('own', 'candidate')}`)
  if (pattern && !pattern.includes('\\p{')) return fc.stringMatching(new RegExp(pattern))
  const longest = fc.constant('x'.repeat(Math.min(maxLength ?? 0, MOST_TEXT)))
  const texts = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ordinaryTexts) },
    { weight: 2, arbitrary: fc.constantFrom(...awkwardTexts) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: longest },
  )
  return texts.map((text) => fit(text, schema))
}

const numbersOf = (schema: JsonSchema): fc.Arbitrary<number> => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const isInteger = schema.type === 'integer'
  const min = Math.max(minimum ?? -1_000_000, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1)
  const max = Math.min(maximum ?? 1_000_000, exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - 1)
  const edges = fc.constantFrom(min, max)
  const between = isInteger
    ? fc.integer({ min: Math.ceil(Math.max(min, -(2 ** 31))), max: Math.floor(Math.min(max, 2 ** 31 - 1)) })
    : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 3, arbitrary: between }, { weight: 1, arbitrary: edges })
}

/** Arbitrary values that a JSON schema allows; `field` is the name of the property that they are for. */
export const valuesOf = (
  schema: JsonSchema,
  root: JsonSchema = schema,
  field = '',
  depth = 0,
): fc.Arbitrary<unknown> => {
  const next = (inner: JsonSchema, name = field) => valuesOf(inner, root, name, depth + 1)
  if (schema.$ref) {
    const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.split('/').at(-1) ?? '']
    return target && depth < DEEPEST ? next(target) : fc.constant(null)
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => next(choice)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => next({ ...schema, type })))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, next)
    case 'array': {
      const most = depth < DEEPEST ? Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS) : 0
      const minLength = schema.minItems ?? 0
      return fc.array(next(schema.items ?? {}), { minLength, maxLength: Math.max(minLength, most) })
    }
    case 'string':
      return textsOf(schema, field)
    case 'integer':
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

const objectsOf = (
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  next: (schema: JsonSchema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> => {
  const namedFields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, next(inner, name)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  if (typeof additionalProperties !== 'object') return namedFields
  const names = propertyNames ? (next(propertyNames) as fc.Arbitrary<string>) : fc.constantFrom('a', 'b', 'naam')
  const others = fc.dictionary(names, next(additionalProperties), { maxKeys: MOST_ITEMS, noNullPrototype: true })
  return fc.tuple(namedFields, others).map(([one, other]) => ({ ...one, ...other }))
}
