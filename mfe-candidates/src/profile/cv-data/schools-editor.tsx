import { zodResolver } from '@hookform/resolvers/zod'
import { fromSchoolValues, schoolForm, toSchoolValues } from '@wervio/candidates'
import type { Candidate, Education } from '@wervio/contracts'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod'
import { SchoolsFields } from '../../candidate/schools-fields.tsx'
import { PartEditor } from '../editing/part-editor.tsx'

const shape = z.object({ opleidingen: z.array(schoolForm) })
type Props = {
  schools: Candidate['education']
  isSaving: boolean
  onSave: (schools: Education[]) => void
  onClose: () => void
}

/** Changes the schools of somebody. */
export const SchoolsEditor = ({ schools, isSaving, onSave, onClose }: Props) => {
  const form = useForm({ defaultValues: { opleidingen: toSchoolValues(schools) }, resolver: zodResolver(shape) })
  const submit = form.handleSubmit(({ opleidingen }) => onSave(fromSchoolValues(opleidingen, schools)))
  return (
    <FormProvider {...form}>
      <PartEditor
        label="Opleiding"
        isChanged={form.formState.isDirty}
        isSaving={isSaving}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <SchoolsFields />
      </PartEditor>
    </FormProvider>
  )
}
