import { recordingLanguages } from '@wervio/contracts'
import { Grid, SelectField, Stack } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import { VacancyField } from '../../planning/form/vacancy-field.tsx'
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
        <VacancyField />
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
