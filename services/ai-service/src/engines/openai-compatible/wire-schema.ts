import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

/** Tasks are few and ask again and again. */
const schemas = new WeakMap<z.ZodType, JSONSchema7>()

/**
 * The schema that a server gets. Without upper bounds: releases of llama.cpp until autumn 2026 refuse `maxLength` above
 * 2,000, and grammars of long repetitions are slow. Lower bounds stay, else a model writes empty strings. Zod checks
 * the answer with all bounds.
 */
export const wireSchema = (schema: z.ZodType): JSONSchema7 => {
  const madeSchema = schemas.get(schema) ?? toWire(schema)
  schemas.set(schema, madeSchema)
  return madeSchema
}

const toWire = (schema: z.ZodType): JSONSchema7 =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxLength
      delete jsonSchema.maxItems
    },
  }) as JSONSchema7
