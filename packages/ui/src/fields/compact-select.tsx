import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  svg {
    position: absolute;
    right: ${tokens.space[2]};
    pointer-events: none;
    color: ${tokens.text.muted};
  }
`
const Select = styled.select`
  appearance: none;
  field-sizing: content;
  min-height: ${tokens.control.small};
  max-width: 100%;
  padding: 0 ${tokens.space[8]} 0 ${tokens.space[3]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  color: ${tokens.text.base};
  font: ${tokens.font.small};
  text-overflow: ellipsis;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
    color: ${tokens.text.muted};
    background: ${tokens.surface.sunken};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
    font-size: 1rem;
  }
`

/** A choice without room for a visible label; `label` is its name. */
export const CompactSelect = ({ label, ...rest }: SelectHTMLAttributes<HTMLSelectElement> & { label: string }) => (
  <Frame>
    <Select aria-label={label} title={label} {...rest} />
    <Icon of={ChevronDown} size={16} />
  </Frame>
)
