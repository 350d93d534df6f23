import { Notice } from '@wervio/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '../../drafts/field-mapping.ts'
import { FieldJumps } from '../field-jumps.tsx'
import { formFields } from '../form-fields.ts'
import { useCheckMarks } from './check-marks.tsx'

/** The fields that still hold what was filled in for somebody, each a way to it. */
export const FieldsToCheck = () => {
  const { control } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const { marks } = useCheckMarks()
  const fields = formFields.filter(({ name }) => marks[name] !== undefined && marks[name] === values[name])
  if (fields.length === 0) return null
  return (
    <Notice
      tone="amber"
      title={fields.length === 1 ? 'Kijk dit veld nog na' : `Kijk deze ${fields.length} velden nog na`}
    >
      <FieldJumps fields={fields} />
    </Notice>
  )
}
