import { Text, TextArea, TextField } from '@wervio/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '../drafts/field-mapping.ts'
import type { FormField } from './form-fields.ts'
import { limitOf } from './form-schema.ts'

const NEAR = 0.85
const number = new Intl.NumberFormat('nl-NL')

/** How many characters are left, once that starts to matter. */
const Counter = ({ length, limit }: { length: number; limit: number }) => {
  if (length < limit * NEAR) return null
  const over = length - limit
  return (
    <Text size="small" tone={over > 0 ? 'red' : 'muted'} tabular>
      {over > 0 ? `${number.format(over)} tekens te veel` : `Nog ${number.format(-over)} tekens`}
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
