import { z } from 'zod'

/** A value that no version has in any of its lists of values. */
export const NEW_VALUE = 'waarde-van-later'

type Json = z.core.JSONSchema.BaseSchema

const formats: Record<string, string> = {
  uuid: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11',
  'date-time': '2026-01-01T09:00:00.000Z',
  date: '2026-01-01',
}

/**
 * A value of this shape as a newer service writes it: each object has an extra field, each list of values a new value.
 */
const valueOf = (schema: Json | undefined, all: Json): unknown => {
  if (!schema) return null
  if (schema.$ref) return valueOf(all.$defs?.[schema.$ref.replace('#/$defs/', '')], all)
  if (schema.anyOf) return valueOf(schema.anyOf[0], all)
  if (schema.allOf) return valueOf(schema.allOf[0], all)
  if (schema.properties)
    return {
      ...Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, valueOf(property as Json, all)]),
      ),
      field_of_later: { nested: [true] },
    }
  switch ([schema.type].flat()[0]) {
    case 'array':
      return [valueOf(schema.items as Json, all)]
    case 'object':
      return schema.propertyNames && 'pattern' in (schema.propertyNames as Json)
        ? { name: valueOf(schema.additionalProperties as Json, all) }
        : { [NEW_VALUE]: valueOf(schema.additionalProperties as Json, all) }
    case 'string':
      if (schema.examples) return NEW_VALUE
      return formats[schema.format ?? ''] ?? (schema.pattern ? '2024' : 'tekst')
    case 'integer':
    case 'number':
      return schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1
    case 'boolean':
      return true
    default:
      return null
  }
}

/** The response of a service of a later minor version where this version expects `schema`. */
export const newerAnswer = (schema: z.ZodType): unknown => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return valueOf(shape, shape)
}
