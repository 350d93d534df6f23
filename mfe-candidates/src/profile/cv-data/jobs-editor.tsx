import { zodResolver } from '@hookform/resolvers/zod'
import { fromJobValues, jobForm, toJobValues } from '@wervio/candidates'
import type { Candidate, Job } from '@wervio/contracts'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod'
import { JobsFields } from '../../candidate/jobs-fields.tsx'
import { PartEditor } from '../editing/part-editor.tsx'

const shape = z.object({ banen: z.array(jobForm) })
type Props = { jobs: Candidate['experience']; isSaving: boolean; onSave: (jobs: Job[]) => void; onClose: () => void }

/** Changes the jobs of somebody. */
export const JobsEditor = ({ jobs, isSaving, onSave, onClose }: Props) => {
  const form = useForm({ defaultValues: { banen: toJobValues(jobs) }, resolver: zodResolver(shape) })
  const submit = form.handleSubmit(({ banen }) => onSave(fromJobValues(banen, jobs)))
  return (
    <FormProvider {...form}>
      <PartEditor
        label="Werkervaring"
        isChanged={form.formState.isDirty}
        isSaving={isSaving}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <JobsFields />
      </PartEditor>
    </FormProvider>
  )
}
