import { Notice } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '../drafts/field-mapping.ts'
import { FieldJumps } from './field-jumps.tsx'
import { formFields } from './form-fields.ts'

/** After a refused submit: what is still wrong, each a way to its field. */
export const ErrorSummary = () => {
  const { formState } = useFormContext<FormValues>()
  const invalidFields = formFields.filter(({ name }) => formState.errors[name])
  if (formState.submitCount === 0 || invalidFields.length === 0) return null
  const title =
    invalidFields.length === 1 ? 'Eén veld klopt nog niet' : `${invalidFields.length} velden kloppen nog niet`
  return (
    <Notice tone="red" title={title}>
      <FieldJumps fields={invalidFields} />
    </Notice>
  )
}
