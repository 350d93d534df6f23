import type { ParsedCv } from '@wervio/contracts'
import { useFormContext, useWatch } from 'react-hook-form'
import { ContactGroupFields } from './contact-group-fields.tsx'
import type { ContactField, ContactGroup, FieldCheck } from './field-checks.ts'
import { fieldsOfValue, textOfValue } from './possible-value-text.ts'
import { PossibleValues } from './possible-values.tsx'
import type { ReviewValues } from './review-form-values.ts'
import { ReviewRow } from './review-row.tsx'
import { useReviewRows } from './review-rows.ts'

type Props = { group: ContactGroup; parsed: ParsedCv; check: FieldCheck | null }

/** One fact about somebody, with the values that the CV gives for it where there are more than one. */
export const ContactRow = ({ group, parsed, check }: Props) => {
  const { path, label, fields } = group
  const { hasLetters, disabled, showField } = useReviewRows()
  const { setValue, getValues, formState } = useFormContext<ReviewValues>()
  const text = useWatch<ReviewValues, readonly ContactField[]>({ name: fields }).join(' ').trim()
  const values = parsed.possible_values?.[path] ?? []
  const choose = (value: string) => {
    fieldsOfValue(path, value).forEach((fieldValue, index) => {
      const name = fields[index]
      if (name) setValue(name, fieldValue, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    })
    const confirmedIds = getValues('nagekeken')
    if (check && !confirmedIds.includes(check.id)) setValue('nagekeken', [...confirmedIds, check.id])
    showField(fields[0] ?? '')
  }
  const chooseAt = (number: number) => {
    const possibleValue = values[number - 1]
    if (possibleValue) choose(possibleValue.value)
  }
  return (
    <ReviewRow
      id={path}
      field={fields[0] ?? ''}
      label={label}
      text={text}
      fields={fields}
      check={check}
      error={fields.map((name) => formState.errors[name]?.message).find(Boolean)}
      renderInputs={() => <ContactGroupFields group={group} disabled={disabled} />}
      onDigit={chooseAt}
      more={
        values.length > 0 && (
          <PossibleValues
            label={label}
            values={values}
            textOf={(value) => textOfValue(path, value)}
            text={text}
            hasDigits={hasLetters}
            disabled={disabled}
            onChoose={choose}
          />
        )
      }
    />
  )
}
