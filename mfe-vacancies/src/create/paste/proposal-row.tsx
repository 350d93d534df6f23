import { Icon, Text, tokens } from '@wervio/ui'
import { Check, CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { fieldLabel } from '../fill/field-subset.ts'
import type { Proposal } from './proposals.ts'
import { SourceLines } from './source-lines.tsx'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
  &:first-child {
    border-top: 0;
  }
  > input {
    width: ${tokens.space[4]};
    height: ${tokens.space[4]};
    margin-top: ${tokens.space[1]};
    accent-color: ${tokens.accent.base};
    ${tokens.breakpoint.touch} {
      /* Level with the name beside it, which is as high as a finger there. */
      margin-top: calc((${tokens.control.touch} - ${tokens.space[4]}) / 2);
    }
  }
`
const Name = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  font: ${tokens.font.strong};
  cursor: pointer;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Certainty = styled.span<{ $sure: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${({ $sure }) => ($sure ? tokens.text.muted : tokens.status.amber.base)};
  font: ${tokens.font.small};
`
const Words = styled.div`
  display: grid;
  grid-column: 2;
  gap: ${tokens.space[1]};
  min-width: 0;
`
const Value = styled(Text)`
  max-height: 12rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

type Props = {
  proposal: Proposal
  /** What the form says now, if taking this over would cost it. */
  formValue: string | null
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

/** One field with what the text says for it, where that stands, and what it would replace. */
export const ProposalRow = ({ proposal: { name, value, quotes, sure, byHand }, formValue, isTaken, onTake }: Props) => {
  const id = useId()
  return (
    <Row>
      <input
        id={id}
        type="checkbox"
        checked={isTaken}
        aria-describedby={`${id}-value`}
        onChange={({ target }) => onTake(target.checked)}
      />
      <Name htmlFor={id}>
        {fieldLabel(name)}
        <Certainty $sure={sure || byHand}>
          <Icon of={sure || byHand ? Check : CircleDashed} size={16} />
          {byHand ? 'zelf gekozen' : sure ? 'zeker' : 'onzeker'}
        </Certainty>
      </Name>
      <Words>
        <Value id={`${id}-value`} tabIndex={value.length > 400 ? 0 : undefined}>
          {value}
        </Value>
        <SourceLines quotes={quotes} />
        {formValue !== null && (
          <Value size="small" tone="muted">
            {isTaken ? `Vervangt: ${formValue}` : `Staat er al: ${formValue}`}
          </Value>
        )}
      </Words>
    </Row>
  )
}
