import { Icon, SelectField, Text, TextArea, TextField, numberText, tokens } from '@wervio/ui'
import { CircleDashed } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { FormValues } from '../drafts/field-mapping.ts'
import { useCheckMarks } from './fill/check-marks.tsx'
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

const TO_CHECK = 'Uit je tekst. Kijk dit na.'

const CheckSign = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.status.amber.base};
  font: ${tokens.font.small};
`

/** One field of the form, by its description. */
export const FieldInput = ({ field }: { field: FormField }) => {
  const { register, formState, control } = useFormContext<FormValues>()
  const value = useWatch({ control, name: field.name })
  const condition = useWatch({ control, name: field.onlyWith ?? field.name })
  const { marks, unmark } = useCheckMarks()
  if (field.onlyWith !== undefined && condition.trim() === '') return null
  const isToCheck = marks[field.name] !== undefined && marks[field.name] === value
  const common = {
    ...register(field.name, { onBlur: () => unmark(field.name) }),
    'aria-description': isToCheck ? TO_CHECK : undefined,
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
      {field.choices ? (
        <SelectField {...common} placeholder={undefined}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      ) : field.lines === 1 ? (
        <TextField {...common} />
      ) : (
        <TextArea {...common} rows={field.lines} />
      )}
      {isToCheck && (
        <CheckSign aria-hidden>
          <Icon of={CircleDashed} size={16} />
          {TO_CHECK}
        </CheckSign>
      )}
      {field.choices === undefined && <Counter length={value.length} limit={limitOf(field.name)} />}
    </div>
  )
}
