import { consentWayLabels, consentWays, limits } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Grid, Heading, SelectField, Stack, Text, TextArea, TextField, TextLink } from '@wervio/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '../../agenda/week/use-today.ts'
import type { ImportValues } from './import-values.ts'
import { TickField } from './tick-field.tsx'

const WithoutConsent = () => {
  const candidate = useWatch<ImportValues, 'candidate'>({ name: 'candidate' })
  return (
    <Text size="small" tone="muted">
      Geen toestemming? Dan werken het notitieformulier en de scorekaart net zo goed zonder opname.{' '}
      {candidate ? (
        <TextLink to={routes.candidate.href(candidate.id)}>Naar het profiel van {candidate.name}</TextLink>
      ) : (
        <TextLink to={routes.candidates.href()}>Naar je kandidaten</TextLink>
      )}
    </Text>
  )
}

/** That the candidate agreed: with which words, how and when. */
export const ConsentFields = ({ disabled }: { disabled: boolean }) => {
  const { register, formState } = useFormContext<ImportValues>()
  const hasConsent = useWatch<ImportValues, 'hasConsent'>({ name: 'hasConsent' })
  const today = useToday()
  const { errors } = formState
  return (
    <Stack gap={4} as="section" aria-label="Toestemming">
      <Heading level={3} size="card">
        Toestemming
      </Heading>
      <TickField
        label="De kandidaat vindt opnemen en uitschrijven goed"
        disabled={disabled}
        error={errors.hasConsent?.message}
        {...register('hasConsent')}
      />
      {hasConsent && (
        <>
          <Grid columns={2} gap={4}>
            <SelectField
              label="Hoe gaf de kandidaat toestemming?"
              placeholder="Kies"
              disabled={disabled}
              error={errors.way?.message}
              {...register('way', { setValueAs: (way: string | null) => way || null })}
            >
              {consentWays.map((way) => (
                <option key={way} value={way}>
                  {consentWayLabels[way]}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Op welke dag?"
              type="date"
              max={today}
              disabled={disabled}
              error={errors.givenOn?.message}
              {...register('givenOn')}
            />
          </Grid>
          <TextArea
            label="Waarmee de kandidaat instemde"
            hint="Pas de tekst aan als jullie iets anders afspraken."
            maxLength={limits.longText}
            disabled={disabled}
            error={errors.wording?.message}
            {...register('wording')}
          />
        </>
      )}
      <WithoutConsent />
    </Stack>
  )
}
