import { generateVacancyRequest } from '@wervio/contracts'
import { z } from 'zod'
import { fieldNames, type FieldName, type FormValues } from '../drafts/field-mapping.ts'
import { formFields } from './form-fields.ts'

/** The contract's own text schema of a field, without its default or absence. */
const plain = (schema: z.core.$ZodType): z.ZodString => {
  if (schema instanceof z.ZodString) return schema
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return plain(schema.unwrap())
  throw new TypeError('A form field must be text in the contract')
}

const contractField = (name: FieldName): z.ZodString => plain(generateVacancyRequest.shape[name])

const fieldSchema = (name: FieldName): z.ZodString => {
  const missing = formFields.find((field) => field.name === name)?.missing
  return missing ? contractField(name).trim().min(1, { error: missing }) : contractField(name)
}

/** The form: the contract's fields and limits, plus what specification §5 requires. */
export const formSchema = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, fieldSchema(name)])) as Record<FieldName, z.ZodString>,
)

/** Most characters a field takes. */
export const limitOf = (name: FieldName): number => contractField(name).maxLength ?? Number.POSITIVE_INFINITY

export const isValid = (name: FieldName, values: FormValues): boolean => formSchema.shape[name].safeParse(values[name]).success
