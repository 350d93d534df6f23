import { z } from 'zod'
import { fieldNames, type FieldName, type FormValues } from '../drafts/field-mapping.ts'
import { requestText } from '../vacancy/request-text.ts'
import { formFields } from './form-fields.ts'

const fieldSchema = (name: FieldName): z.ZodType<string, string> => {
  const { missing, choices } = formFields.find((field) => field.name === name) ?? {}
  if (choices) return z.enum(choices.map(({ value }) => value))
  return missing ? requestText(name).trim().min(1, { error: missing }) : requestText(name)
}

/** The form: the contract's fields and limits, plus what specification §5 requires. */
export const formSchema = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, fieldSchema(name)])) as Record<
    FieldName,
    z.ZodType<string, string>
  >,
)

/** Most characters a field takes in which somebody types. */
export const limitOf = (name: FieldName): number => requestText(name).maxLength ?? Number.POSITIVE_INFINITY

export const isValid = (name: FieldName, values: FormValues): boolean =>
  formSchema.shape[name].safeParse(values[name]).success
