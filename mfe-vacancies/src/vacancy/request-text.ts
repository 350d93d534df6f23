import { generateVacancyRequest } from '@wervio/contracts'
import { z } from 'zod'

const unwrapText = (schema: z.core.$ZodType): z.ZodString => {
  if (schema instanceof z.ZodString) return schema
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapText(schema.unwrap())
  throw new TypeError('A form field must be text in the contract')
}

/** The contract's own text schema of a field of the form, without a default, optional or null around it. */
export const requestText = (name: keyof typeof generateVacancyRequest.shape): z.ZodString =>
  unwrapText(generateVacancyRequest.shape[name])
