import { useFormContext } from 'react-hook-form'
import type { FormValues } from '../../drafts/field-mapping.ts'
import type { FieldSubset } from '../fill/field-subset.ts'
import { useFillForm } from '../fill/use-fill-form.ts'
import { CopyVacancyDialog } from './copy-vacancy-dialog.tsx'

/** Fills the form with the fields of an earlier vacancy, after a choice; the toast takes it back. */
export const CopyVacancy = ({ onClose }: { onClose: () => void }) => {
  const { getValues } = useFormContext<FormValues>()
  const fill = useFillForm()
  const copy = (fields: FieldSubset, title: string) => {
    onClose()
    fill(fields, `De gegevens van "${title}" staan in het formulier.`)
  }
  return <CopyVacancyDialog form={getValues()} onCopy={copy} onClose={onClose} />
}
