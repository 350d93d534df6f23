import { VacancySelect } from '@wervio/remote-kit'
import { Stack, Text } from '@wervio/ui'
import { Controller } from 'react-hook-form'

/** The vacancy that a conversation is about, or none; inside a form with a `vacancyId`. */
export const VacancyField = ({ title }: { title?: string | undefined }) => (
  <Controller<{ vacancyId: string | null }, 'vacancyId'>
    name="vacancyId"
    render={({ field, fieldState }) => (
      <Stack gap={1}>
        <VacancySelect
          value={field.value}
          title={title}
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
)
