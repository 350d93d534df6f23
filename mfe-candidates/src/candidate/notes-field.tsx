import { TextArea } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import type { NewCandidateValues } from './new-candidate-values.ts'

/** The first note about somebody who isn't stored yet; inside a form of `NewCandidateValues`. */
export const NotesField = ({ disabled }: { disabled: boolean }) => {
  const { register, formState } = useFormContext<NewCandidateValues>()
  return (
    <TextArea
      label="Notities"
      rows={4}
      error={formState.errors.notities?.message}
      disabled={disabled}
      {...register('notities')}
    />
  )
}
