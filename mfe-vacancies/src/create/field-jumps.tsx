import { plainList, tokens } from '@wervio/ui'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { FormValues } from '../drafts/field-mapping.ts'
import type { FormField } from './form-fields.ts'

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

/** Fields by their labels, each a way to it. */
export const FieldJumps = ({ fields }: { fields: readonly FormField[] }) => {
  const { setFocus } = useFormContext<FormValues>()
  return (
    <List>
      {fields.map(({ name, label }) => (
        <li key={name}>
          <Jump type="button" onClick={() => setFocus(name)}>
            {label}
          </Jump>
        </li>
      ))}
    </List>
  )
}
