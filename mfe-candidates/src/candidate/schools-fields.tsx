import { newSchool, type SchoolValues } from '@wervio/candidates'
import { educationLevelLabels, educationLevels, labelOf, profileListLimits } from '@wervio/contracts'
import { Grid, SelectField, TextArea, TextField } from '@wervio/ui'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryRows } from './entry-rows.tsx'
import { WideField } from './wide-field.ts'

type SchoolsForm = { opleidingen: SchoolValues[] }

/** The schools of somebody, newest first; inside a form with `opleidingen`. */
export const SchoolsFields = ({ disabled = false }: { disabled?: boolean }) => {
  const { register, formState } = useFormContext<SchoolsForm>()
  const { fields, append, move, remove } = useFieldArray<SchoolsForm, 'opleidingen'>({ name: 'opleidingen' })
  const field = (index: number, name: 'degree' | 'institution' | 'level' | 'period' | 'description') => ({
    ...register(`opleidingen.${index}.${name}`),
    error: formState.errors.opleidingen?.[index]?.[name]?.message,
    disabled,
  })
  const knownLevels: readonly string[] = educationLevels
  /** With those that only a newer service knows. */
  const levels = [...new Set([...knownLevels, ...fields.map(({ level }) => level)])].filter(Boolean)
  const renderEntry = (index: number) => (
    <Grid min={240}>
      <TextField label="Opleiding" autoComplete="off" {...field(index, 'degree')} />
      <TextField label="School" autoComplete="off" {...field(index, 'institution')} />
      <SelectField label="Niveau" {...field(index, 'level')}>
        <option value="">Niet bekend</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {labelOf(educationLevelLabels, level)}
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
      entryName="Opleiding"
      keys={fields.map(({ id }) => id)}
      emptyText="Nog geen opleiding bekend."
      maximum={profileListLimits.education}
      disabled={disabled}
      onAdd={() => append(newSchool, { focusName: `opleidingen.${fields.length}.degree` })}
      onMove={move}
      onRemove={remove}
      renderFields={renderEntry}
    />
  )
}
