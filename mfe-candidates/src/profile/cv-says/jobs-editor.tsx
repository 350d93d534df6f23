import { zodResolver } from '@hookform/resolvers/zod'
import type { Candidate, Job } from '@wervio/contracts'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod'
import { fromJobValues, jobForm, toJobValues } from '../../candidate/entry-values.ts'
import { JobsFields } from '../../candidate/jobs-fields.tsx'
import { PartEditor } from '../editing/part-editor.tsx'

const shape = z.object({ banen: z.array(jobForm) })
type Props = { jobs: Candidate['experience']; onSave: (jobs: Job[]) => void; onClose: () => void }

/** Changes the jobs of somebody. */
export const JobsEditor = ({ jobs, onSave, onClose }: Props) => {
  const form = useForm({ defaultValues: { banen: toJobValues(jobs) }, resolver: zodResolver(shape) })
  const submit = form.handleSubmit(({ banen }) => {
    onSave(fromJobValues(banen, jobs))
    onClose()
  })
  return (
    <FormProvider {...form}>
      <PartEditor label="Werkervaring" onSubmit={() => void submit()} onClose={onClose}>
        <JobsFields />
      </PartEditor>
    </FormProvider>
  )
}
