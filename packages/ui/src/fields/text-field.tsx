import type { InputHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from './control-style.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

const Input = styled.input`
  ${controlStyle}
`

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & FieldProps & { ref?: Ref<HTMLInputElement> }

/** One line of text with its label; spread react-hook-form's `register()` onto it. Put `noValidate` on the form. */
export const TextField = ({ label, hint, error, id, type = 'text', ...rest }: TextFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} required={rest.required}>
    {(control) => <Input type={type} {...rest} {...control} />}
  </FieldFrame>
)
