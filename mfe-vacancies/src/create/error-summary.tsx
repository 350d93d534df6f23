import { Notice, plainList, tokens } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { FormValues } from '../drafts/field-mapping.ts'
import { formFields } from './form-fields.ts'

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
  margin-top: ${tokens.space[2]};
`
const Jump = styled.button`
  padding: ${tokens.space[1]} 0;
  color: ${tokens.text.base};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

/** After a refused submit: what is still wrong, each a way to its field. */
export const ErrorSummary = () => {
  const { formState, setFocus } = useFormContext<FormValues>()
  const invalidFields = formFields.filter(({ name }) => formState.errors[name])
  if (formState.submitCount === 0 || invalidFields.length === 0) return null
  const title =
    invalidFields.length === 1 ? 'Eén veld klopt nog niet' : `${invalidFields.length} velden kloppen nog niet`
  return (
    <Notice tone="red" title={title}>
      <List>
        {invalidFields.map(({ name, label }) => (
          <li key={name}>
            <Jump type="button" onClick={() => setFocus(name)}>
              {label}
            </Jump>
          </li>
        ))}
      </List>
    </Notice>
  )
}
