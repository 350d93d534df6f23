import { TextField, tokens, type TextFieldProps } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ContactGroup } from './field-checks.ts'
import type { ReviewValues } from './review-form-values.ts'

const inputs: Readonly<Record<ContactGroup['fields'][number], Pick<TextFieldProps, 'label' | 'type' | 'inputMode'>>> = {
  voornaam: { label: 'Voornaam' },
  achternaam: { label: 'Achternaam' },
  functie: { label: 'Functie' },
  email: { label: 'E-mailadres', type: 'email' },
  telefoon: { label: 'Telefoon', type: 'tel' },
  locatie: { label: 'Locatie' },
  linkedin: { label: 'LinkedIn-adres', inputMode: 'url' },
}

/** Label and field on one line, so that a person fits on a screen; what is wrong stands under the field. */
export const CompactField = styled.div`
  input {
    min-height: ${tokens.control.small};
    padding-block: 0;
  }
  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
  }
  > div > :last-child {
    grid-column: 2;
  }
  label {
    font: ${tokens.font.small};
  }
  ${tokens.breakpoint.touch} {
    input {
      min-height: ${tokens.control.touch};
    }
  }
`

/** The fields of one fact about somebody; inside the form of a review. */
export const ContactGroupFields = ({ group: { fields }, disabled }: { group: ContactGroup; disabled: boolean }) => {
  const { register, formState } = useFormContext<ReviewValues>()
  return fields.map((name) => (
    <CompactField key={name}>
      <TextField
        autoComplete="off"
        disabled={disabled}
        error={formState.errors[name]?.message}
        {...inputs[name]}
        {...register(name)}
      />
    </CompactField>
  ))
}
