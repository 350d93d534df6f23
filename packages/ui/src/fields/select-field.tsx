import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Icon } from '../text/icon.tsx'
import { controlStyle } from './control-style.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

const Wrap = styled.div`
  position: relative;
  svg {
    position: absolute;
    right: ${tokens.space[3]};
    top: calc(50% - 9px);
    pointer-events: none;
    color: ${tokens.text.muted};
  }
`
const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${tokens.space[10]};
  text-overflow: ellipsis;
`

export type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldProps & {
    /** The empty first choice, for example 'Selecteer een onderwerp'. */
    placeholder?: string | undefined
    /** For a choice that says itself what it is: the label is for assistive technology alone. */
    hasHiddenLabel?: boolean | undefined
    ref?: Ref<HTMLSelectElement>
  }

/** A native select with its label; its children are `<option>`s. */
export const SelectField = ({
  label,
  hint,
  error,
  hasHiddenLabel,
  id,
  placeholder,
  children,
  ...rest
}: SelectFieldProps) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} hasHiddenLabel={hasHiddenLabel} required={rest.required}>
    {(control) => (
      <Wrap>
        <Select {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {children}
        </Select>
        <Icon of={ChevronDown} />
      </Wrap>
    )}
  </FieldFrame>
)
