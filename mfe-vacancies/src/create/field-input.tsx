import { Text, TextArea, TextField, numberText } from '@wervio/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '../drafts/field-mapping.ts'
import type { FormField } from './form-fields.ts'
import { limitOf } from './form-schema.ts'

/** The part of the limit from which the counter shows. */
const NEAR = 0.85

/** How many characters are left, shown near the limit and beyond it. */
const Counter = ({ length, limit }: { length: number; limit: number }) => {
  if (length < limit * NEAR) return null
  const excess = length - limit
  return (
    <Text size="small" tone={excess > 0 ? 'red' : 'muted'} tabular>
      {excess > 0 ? `${numberText(excess)} tekens te veel` : `Nog ${numberText(-excess)} tekens`}
    </Text>
  )
}

/** One field of the form, by its description. */
export const FieldInput = ({ field }: { field: FormField }) => {
  const { register, formState, control } = useFormContext<FormValues>()
  const value = useWatch({ control, name: field.name })
  const common = {
    ...register(field.name),
    id: field.name,
    label: field.label,
    hint: field.hint,
    placeholder: field.example,
    required: field.missing !== undefined,
    autoComplete: 'off',
    error: formState.errors[field.name]?.message,
  }
  return (
    <div>
      {field.lines === 1 ? <TextField {...common} /> : <TextArea {...common} rows={field.lines} />}
      <Counter length={value.length} limit={limitOf(field.name)} />
    </div>
  )
}
