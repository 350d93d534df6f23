import { Button, Cluster, Grid, Heading, IconButton, Stack, Text, TextField, tokens } from '@wervio/ui'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ReviewValues } from './review-form-values.ts'

const Job = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
`

type Props = { disabled: boolean; onReset: () => void; changed: boolean }

/** The jobs a CV tells of, newest first, to correct or take out. */
export const JobsFields = ({ disabled, onReset, changed }: Props) => {
  const { register } = useFormContext<ReviewValues>()
  const { fields, remove } = useFieldArray<ReviewValues, 'banen'>({ name: 'banen' })
  return (
    <Stack gap={3}>
      <Cluster justify="space-between">
        <Heading level={3} size="card">Werkervaring</Heading>
        {changed && <Button type="button" variant="quiet" size="small" icon={RotateCcw} disabled={disabled} onClick={onReset}>Zoals in het cv</Button>}
      </Cluster>
      {fields.length === 0 && <Text size="small" tone="muted">In dit cv vonden we geen banen.</Text>}
      <Stack as="ol" gap={3}>
        {fields.map((field, index) => (
          <Job key={field.id}>
            <Grid min={240}>
              <TextField label="Functie bij deze baan" autoComplete="off" disabled={disabled} {...register(`banen.${index}.position`)} />
              <TextField label="Bedrijf" autoComplete="off" disabled={disabled} {...register(`banen.${index}.company`)} />
              <TextField label="Periode" autoComplete="off" disabled={disabled} {...register(`banen.${index}.period`)} />
            </Grid>
            <IconButton label={`Baan ${index + 1} weghalen`} icon={Trash2} disabled={disabled} onClick={() => remove(index)} />
          </Job>
        ))}
      </Stack>
    </Stack>
  )
}
