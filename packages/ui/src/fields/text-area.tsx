import type { Ref, TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from './control-style.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-height: ${({ rows = 3 }) => `calc(${rows} * 1.47em + 1.25rem)`};
  max-height: 60dvh;
`

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldProps & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text with their label; grows with what is typed. */
export const TextArea = ({ label, hint, error, id, rows = 3, ...rest }: TextAreaProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} required={rest.required}>
    {(control) => <Area rows={rows} {...rest} {...control} />}
  </FieldFrame>
)
