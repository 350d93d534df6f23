import { z } from 'zod'

type Json = z.core.JSONSchema.BaseSchema

/** What a value may be at one place of a body, and whether the place is always there: `items[].name! string`. */
type Place = { kinds: Set<string>; isRequired: boolean }

const isObject = (schema: unknown): schema is Json => typeof schema === 'object' && schema !== null

/** The fields of an alternative that have one value, which tell it from the others: `<kind=note>`. */
const tagOf = ({ properties = {} }: Json): string => {
  const constants = Object.entries(properties).flatMap(([name, field]) =>
    isObject(field) && field.const !== undefined ? [`${name}=${String(field.const)}`] : [],
  )
  return constants.length === 0 ? '' : `<${constants.join(',')}>`
}

const kindsOf = ({ type, enum: values, const: constant, $ref }: Json): string[] => {
  if ($ref !== undefined) return ['itself']
  if (constant !== undefined) return [JSON.stringify(constant)]
  if (values) return values.map((value) => JSON.stringify(value))
  return [type ?? 'any'].flat()
}

const collect = (schema: Json, path: string, isRequired: boolean, places: Map<string, Place>): void => {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) {
    for (const one of alternatives) if (isObject(one)) collect(one, path + tagOf(one), isRequired, places)
    return
  }
  for (const one of schema.allOf ?? []) if (isObject(one)) collect(one, path, isRequired, places)
  const place = places.get(path) ?? { kinds: new Set(), isRequired }
  for (const kind of kindsOf(schema)) place.kinds.add(kind)
  places.set(path, place)
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    if (isObject(field)) collect(field, below(name), schema.required?.includes(name) ?? false, places)
  if (isObject(schema.additionalProperties)) collect(schema.additionalProperties, below('*'), false, places)
  if (isObject(schema.items)) collect(schema.items, `${path}[]`, true, places)
}

/**
 * The places of what somebody sends, one fact each: its path, `!` where it is always there, and the kinds of value it
 * takes. Lengths and patterns are left out.
 */
export const shapeFacts = (schema: z.ZodType): string[] => {
  const places = new Map<string, Place>()
  const json = z.toJSONSchema(schema, { metadata: z.registry(), io: 'input', unrepresentable: 'any' })
  collect(json, '', true, places)
  return [...places]
    .map(([path, { kinds, isRequired }]) => `${path}${isRequired ? '!' : ''} ${[...kinds].toSorted().join('|')}`)
    .toSorted()
}
