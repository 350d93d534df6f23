import { type JobValues, newJob } from '@wervio/candidates'
import { profileListLimits } from '@wervio/contracts'
import { Grid, TextArea, TextField } from '@wervio/ui'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryRows } from './entry-rows.tsx'
import { WideField } from './wide-field.ts'

type JobsForm = { banen: JobValues[] }

/** The jobs of somebody, newest first; inside a form with `banen`. */
export const JobsFields = ({ disabled = false }: { disabled?: boolean }) => {
  const { register, formState } = useFormContext<JobsForm>()
  const { fields, append, move, remove } = useFieldArray<JobsForm, 'banen'>({ name: 'banen' })
  const field = (index: number, name: 'position' | 'company' | 'period' | 'description') => ({
    ...register(`banen.${index}.${name}`),
    error: formState.errors.banen?.[index]?.[name]?.message,
    disabled,
  })
  const renderEntry = (index: number) => (
    <Grid min={240}>
      <TextField label="Functie bij deze baan" autoComplete="off" {...field(index, 'position')} />
      <TextField label="Bedrijf" autoComplete="off" {...field(index, 'company')} />
      <TextField label="Periode" autoComplete="off" {...field(index, 'period')} />
      <WideField>
        <TextArea label="Omschrijving van deze baan" rows={2} {...field(index, 'description')} />
      </WideField>
    </Grid>
  )
  return (
    <EntryRows
      entryName="Baan"
      keys={fields.map(({ id }) => id)}
      emptyText="Nog geen banen bekend."
      maximum={profileListLimits.experience}
      disabled={disabled}
      onAdd={() => append(newJob, { focusName: `banen.${fields.length}.position` })}
      onMove={move}
      onRemove={remove}
      renderFields={renderEntry}
    />
  )
}
