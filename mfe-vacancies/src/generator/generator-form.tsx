import { Button, Card, Cluster, Grid, Heading, SelectField, Stack, Text, TextArea, TextField } from '@wervio/ui'
import { Sparkles } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { clientField, clientMentionField } from '../vacancy/client-fields.ts'
import { extraFields, requiredFields, type GeneratorField, type GeneratorValues } from './generator-fields.ts'

const Field = ({ field: { name, label, hint, missing, lines } }: { field: GeneratorField }) => {
  const { register, formState } = useFormContext<GeneratorValues>()
  const common = {
    ...register(name),
    id: `generator-${name}`,
    label,
    hint,
    required: missing !== undefined,
    autoComplete: 'off',
    error: formState.errors[name]?.message,
  }
  return lines === 1 ? <TextField {...common} /> : <TextArea {...common} rows={lines} />
}

/** How the text speaks of the client, once there is one. */
const MentionOfClient = () => {
  const { register, control } = useFormContext<GeneratorValues>()
  const client = useWatch({ control, name: clientField.name })
  if (client.trim() === '') return null
  const { name, label, choices } = clientMentionField
  return (
    <SelectField {...register(name)} id={`generator-${name}`} label={label}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

/** A hint would push its field below the one beside it, so such a field has the row. */
const Place = styled(Stack)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`

/** Short fields beside each other, long ones under each other. */
const Fields = ({ fields }: { fields: readonly GeneratorField[] }) => (
  <>
    <Grid columns={2}>
      {fields
        .filter(({ lines }) => lines === 1)
        .map((field) => (
          <Place key={field.name} $wide={field.hint !== undefined}>
            <Field field={field} />
            {field.name === clientField.name && <MentionOfClient />}
          </Place>
        ))}
    </Grid>
    {fields
      .filter(({ lines }) => lines > 1)
      .map((field) => (
        <Field key={field.name} field={field} />
      ))}
  </>
)

type Props = { busy: boolean; hasText: boolean; onWrite: () => void }

/** The form of the simple generator: what is required, and what makes the text better. */
export const GeneratorForm = ({ busy, hasText, onWrite }: Props) => (
  <form
    noValidate
    aria-label="Vacaturetekst"
    onSubmit={(event) => {
      event.preventDefault()
      onWrite()
    }}
  >
    <Stack>
      <Card as="section" aria-labelledby="generator-nodig">
        <Stack gap={5}>
          <Heading level={2} size="card" id="generator-nodig">
            Wat nodig is
          </Heading>
          <Fields fields={requiredFields} />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="generator-meer">
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2} size="card" id="generator-meer">
              Wat de tekst beter maakt
            </Heading>
            <Text tone="muted">Niet verplicht. De tekst gebruikt alleen wat je invult.</Text>
          </Stack>
          <Fields fields={extraFields} />
        </Stack>
      </Card>
      <Cluster justify="end">
        <Button type="submit" size="large" icon={Sparkles} busy={busy}>
          {hasText ? 'Schrijf opnieuw' : 'Genereer Vacaturetekst'}
        </Button>
      </Cluster>
    </Stack>
  </form>
)
