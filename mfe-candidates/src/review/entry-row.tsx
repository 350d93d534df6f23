import { educationLevelLabels, educationLevels, labelOf } from '@wervio/contracts'
import { SelectField, TextArea, TextField } from '@wervio/ui'
import { get, useFormContext, useWatch, type FieldPath } from 'react-hook-form'
import type { FieldCheck } from './field-checks.ts'
import { CompactField } from './contact-group-fields.tsx'
import type { ReviewValues } from './review-form-values.ts'
import { ReviewRow } from './review-row.tsx'
import { useReviewRows } from './review-rows.ts'

/** One part of a job or a school that was not surely read. */
export const EntryRow = ({ check }: { check: FieldCheck }) => {
  const name = check.field as FieldPath<ReviewValues>
  const { disabled } = useReviewRows()
  const { register, formState } = useFormContext<ReviewValues>()
  const isLevel = check.field.endsWith('.level')
  const value = useWatch<ReviewValues>({ name })
  const error: unknown = get(formState.errors, `${name}.message`)
  const text = typeof value === 'string' ? value.trim() : ''
  const input = {
    label: check.label,
    disabled,
    autoComplete: 'off',
    error: typeof error === 'string' ? error : undefined,
    ...register(name),
  }
  return (
    <ReviewRow
      id={check.id}
      field={check.field}
      label={check.label}
      text={isLevel ? labelOf(educationLevelLabels, text) : text}
      fields={[name]}
      check={check}
      error={input.error}
      renderInputs={() => (
        <CompactField>
          {isLevel ? (
            <SelectField {...input}>
              {educationLevels.map((level) => (
                <option key={level} value={level}>
                  {educationLevelLabels[level]}
                </option>
              ))}
            </SelectField>
          ) : check.field.endsWith('.description') ? (
            <TextArea rows={3} {...input} />
          ) : (
            <TextField {...input} />
          )}
        </CompactField>
      )}
    />
  )
}
