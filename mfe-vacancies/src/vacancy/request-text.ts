import { generateVacancyRequest } from '@wervio/contracts'
import { z } from 'zod'

const plain = (schema: z.core.$ZodType): z.ZodString => {
  if (schema instanceof z.ZodString) return schema
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return plain(schema.unwrap())
  throw new TypeError('A form field must be text in the contract')
}

/** The contract's own text schema of a field of the form, without its default or absence. */
export const requestText = (name: keyof typeof generateVacancyRequest.shape): z.ZodString =>
  plain(generateVacancyRequest.shape[name])
