import { Button, toast } from '@wervio/ui'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '../../drafts/field-mapping.ts'
import { namesIn, type CopiedFields } from './copied-fields.ts'
import { CopyVacancyDialog } from './copy-vacancy-dialog.tsx'

/** Fills the form with the fields of an earlier vacancy, after a choice; the toast takes it back. */
export const CopyVacancy = () => {
  const [isOpen, setIsOpen] = useState(false)
  const { getValues, setValue, formState } = useFormContext<FormValues>()
  const fill = (fields: CopiedFields) => {
    for (const name of namesIn(fields))
      setValue(name, fields[name] ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const copy = (fields: CopiedFields, title: string) => {
    const previousValues = getValues()
    fill(fields)
    setIsOpen(false)
    // What was typed over a copied field since then stays.
    const undo = () => {
      const untouchedNames = namesIn(fields).filter((name) => getValues(name) === fields[name])
      fill(Object.fromEntries(untouchedNames.map((name) => [name, previousValues[name]])))
    }
    toast(`De gegevens van "${title}" staan in het formulier.`, {
      action: { label: 'Ongedaan maken', onSelect: undo },
    })
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={CopyPlus} onClick={() => setIsOpen(true)}>
        Kopieer een eerdere vacature
      </Button>
      {isOpen && <CopyVacancyDialog form={getValues()} onCopy={copy} onClose={() => setIsOpen(false)} />}
    </>
  )
}
