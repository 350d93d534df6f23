import { educationLevelLabels, educationLevels, profileListLimits } from '@wervio/contracts'
import { Grid, SelectField, TextArea, TextField } from '@wervio/ui'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryRows } from './entry-rows.tsx'
import { newSchool, type SchoolValues } from './entry-values.ts'
import { WideField } from './wide-field.ts'

type Form = { opleidingen: SchoolValues[] }

/** The schools of somebody, newest first; inside a form with `opleidingen`. */
export const SchoolsFields = ({ disabled = false }: { disabled?: boolean }) => {
  const { register, formState } = useFormContext<Form>()
  const { fields, append, move, remove } = useFieldArray<Form, 'opleidingen'>({ name: 'opleidingen' })
  const field = (index: number, name: 'degree' | 'institution' | 'level' | 'period' | 'description') => ({
    ...register(`opleidingen.${index}.${name}`),
    error: formState.errors.opleidingen?.[index]?.[name]?.message,
    disabled,
  })
  const entry = (index: number) => (
    <Grid min={240}>
      <TextField label="Opleiding" autoComplete="off" {...field(index, 'degree')} />
      <TextField label="School" autoComplete="off" {...field(index, 'institution')} />
      <SelectField label="Niveau" {...field(index, 'level')}>
        <option value="">Niet bekend</option>
        {educationLevels.map((level) => (
          <option key={level} value={level}>
            {educationLevelLabels[level]}
          </option>
        ))}
      </SelectField>
      <TextField label="Periode" autoComplete="off" {...field(index, 'period')} />
      <WideField>
        <TextArea label="Omschrijving van deze opleiding" rows={2} {...field(index, 'description')} />
      </WideField>
    </Grid>
  )
  return (
    <EntryRows
      what="Opleiding"
      keys={fields.map(({ id }) => id)}
      empty="Nog geen opleiding bekend."
      most={profileListLimits.education}
      disabled={disabled}
      onAdd={() => append(newSchool, { focusName: `opleidingen.${fields.length}.degree` })}
      onMove={move}
      onRemove={remove}
      fields={entry}
    />
  )
}
