import { recordingLanguages } from '@wervio/contracts'
import { VacancySelect } from '@wervio/remote-kit'
import { Grid, SelectField, Stack, Text } from '@wervio/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { ConversationTypeField } from './conversation-type-field.tsx'
import type { ImportValues } from './import-values.ts'
import { PersonFields } from './person-fields.tsx'

const languageLabels: Record<(typeof recordingLanguages)[number], string> = {
  nl: 'Nederlands',
  en: 'Engels',
  auto: 'Automatisch',
}

/** What kind of conversation it was, with whom, for which vacancy and in which language. */
export const ConversationFields = ({ disabled }: { disabled: boolean }) => {
  const { register, formState } = useFormContext<ImportValues>()
  return (
    <Stack gap={5}>
      <ConversationTypeField disabled={disabled} />
      <PersonFields disabled={disabled} />
      <Grid columns={2} gap={4}>
        <Controller<ImportValues, 'vacancyId'>
          name="vacancyId"
          render={({ field, fieldState }) => (
            <Stack gap={1}>
              <VacancySelect
                value={field.value}
                title={undefined}
                placeholder="Geen vacature"
                onChoose={(id) => field.onChange(id)}
              />
              {fieldState.error && (
                <Text role="alert" size="small" tone="red">
                  {fieldState.error.message}
                </Text>
              )}
            </Stack>
          )}
        />
        <SelectField
          label="Taal van het gesprek"
          disabled={disabled}
          error={formState.errors.language?.message}
          {...register('language')}
        >
          {recordingLanguages.map((language) => (
            <option key={language} value={language}>
              {languageLabels[language]}
            </option>
          ))}
        </SelectField>
      </Grid>
    </Stack>
  )
}
