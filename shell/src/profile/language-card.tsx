import { textLanguageLabels, textLanguages, type TextLanguage } from '@wervio/contracts'
import { SelectField } from '@wervio/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { ProfilePart } from './profile-part.tsx'
import type { ProfileValues } from './profile-values.ts'

const PRODUCT = 'product'
const valueOf = (choice: string): TextLanguage | null => textLanguages.find((language) => language === choice) ?? null

/** The language of the vacancy texts that are written for somebody. */
export const LanguageCard = ({ disabled }: { disabled: boolean }) => {
  const { control, formState } = useFormContext<ProfileValues>()
  return (
    <ProfilePart id="text-language" title="Vacatureteksten">
      <Controller
        control={control}
        name="text_language"
        render={({ field: { value, onChange, ...field } }) => (
          <SelectField
            {...field}
            label="Taal van nieuwe teksten"
            hint="Engels kan alleen met een taalmodel: de ingebouwde motor schrijft Nederlands en zegt dat erbij."
            disabled={disabled}
            error={formState.errors.text_language?.message}
            value={value ?? PRODUCT}
            onChange={(event) => onChange(valueOf(event.target.value))}
          >
            <option value={PRODUCT}>Zoals Wervio is ingesteld</option>
            {textLanguages.map((language) => (
              <option key={language} value={language}>
                {textLanguageLabels[language]}
              </option>
            ))}
          </SelectField>
        )}
      />
    </ProfilePart>
  )
}
