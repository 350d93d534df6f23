import { toast } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '../../drafts/field-mapping.ts'
import { namesIn, type FieldSubset } from './field-subset.ts'

/** Puts values into the form and says so; the toast takes them back, except where somebody typed since then. */
export const useFillForm = () => {
  const { getValues, setValue, formState } = useFormContext<FormValues>()
  const fill = (fields: FieldSubset) => {
    for (const name of namesIn(fields))
      setValue(name, fields[name] ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (fields: FieldSubset, message: string): void => {
    const previousValues = getValues()
    fill(fields)
    const undo = () => {
      const untouchedNames = namesIn(fields).filter((name) => getValues(name) === fields[name])
      fill(Object.fromEntries(untouchedNames.map((name) => [name, previousValues[name]])))
    }
    toast(message, { action: { label: 'Ongedaan maken', onSelect: undo } })
  }
}
