import type { ContactValues } from '@wervio/candidates'
import { Grid, Stack, TextField } from '@wervio/ui'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { WideField } from './wide-field.ts'

type Props = {
  disabled?: boolean
  children?: ReactNode
}

/** Name, contact details and more fields (`children`); inside a form of `ContactValues`. */
export const ContactFields = ({ disabled = false, children }: Props) => {
  const { register, formState } = useFormContext<ContactValues>()
  const field = (name: keyof ContactValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    disabled,
  })
  return (
    <Stack gap={4}>
      <Grid columns={2}>
        <TextField label="Voornaam" autoComplete="off" {...field('voornaam')} />
        <TextField label="Achternaam" autoComplete="off" {...field('achternaam')} />
        <WideField>
          <TextField label="E-mailadres" type="email" autoComplete="off" {...field('email')} />
        </WideField>
        <TextField label="Telefoon" type="tel" autoComplete="off" {...field('telefoon')} />
        <TextField label="Locatie" autoComplete="off" {...field('locatie')} />
        <WideField>
          <TextField label="LinkedIn-adres" autoComplete="off" inputMode="url" {...field('linkedin')} />
        </WideField>
      </Grid>
      {children}
    </Stack>
  )
}
