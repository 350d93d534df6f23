import { limits } from '@wervio/contracts'
import { Notice, Stack, TextField } from '@wervio/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CandidateField } from '../../planning/form/candidate-field.tsx'
import type { ImportValues } from './import-values.ts'
import { TickField } from './tick-field.tsx'

/** Whose conversation it is: a candidate, or one who is made once it is transcribed. */
export const PersonFields = ({ disabled }: { disabled: boolean }) => {
  const { register, setValue, formState } = useFormContext<ImportValues>()
  const isNew = useWatch<ImportValues, 'isNewCandidate'>({ name: 'isNewCandidate' })
  const tick = register('isNewCandidate')
  return (
    <Stack gap={3}>
      {!isNew && (
        <Controller<ImportValues, 'candidate'>
          name="candidate"
          render={({ field, fieldState }) => (
            <CandidateField
              candidate={field.value}
              disabled={disabled}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <TickField
        label="Nieuwe Kandidaat"
        disabled={disabled}
        {...tick}
        onChange={(event) => {
          if (event.target.checked) setValue('candidate', null, { shouldValidate: formState.isSubmitted })
          void tick.onChange(event)
        }}
      />
      {isNew && (
        <>
          <Notice>Er wordt een nieuwe kandidaat aangemaakt na de transcriptie</Notice>
          <TextField
            label="Naam van de kandidaat"
            hint="Mag leeg blijven: dan komt de naam uit het gesprek of van het bestand."
            autoComplete="off"
            maxLength={limits.shortText}
            disabled={disabled}
            error={formState.errors.newCandidateName?.message}
            {...register('newCandidateName')}
          />
        </>
      )}
    </Stack>
  )
}
