import { limits } from '@wervio/contracts'
import { TextField, WordList } from '@wervio/ui'
import { Controller, useFormContext } from 'react-hook-form'

/** What a form of a candidate asks beside the contact details. */
type Values = { functie: string; vaardigheden: string[] }
type Props = { disabled: boolean }

/** The job title; inside a form that has `functie`. */
export const TitleField = ({ disabled }: Props) => {
  const { register, formState } = useFormContext<Values>()
  return (
    <TextField
      label="Functie"
      autoComplete="off"
      disabled={disabled}
      error={formState.errors.functie?.message}
      {...register('functie')}
    />
  )
}

/** The skills; inside a form that has `vaardigheden`. */
export const SkillsField = ({ disabled }: Props) => (
  <Controller<Values, 'vaardigheden'>
    name="vaardigheden"
    render={({ field }) => (
      <WordList
        longest={limits.shortText}
        label="Vaardigheid"
        words={field.value}
        onChange={field.onChange}
        disabled={disabled}
      />
    )}
  />
)
