import { Badge, coveringInput, tokens, onlyWithCode } from '@wervio/ui'
import { styled } from 'styled-components'
import type { Billing } from './price.ts'

const Frame = styled.fieldset`
  display: inline-flex;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.sunken};
  ${onlyWithCode}
`
const Choice = styled.label`
  ${coveringInput}
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.large};
  padding-inline: ${tokens.space[5]};
  border-radius: ${tokens.radius.chip};
  color: ${tokens.text.muted};
  font: ${tokens.font.strong};
  &:has(:checked) {
    background: ${tokens.surface.raised};
    box-shadow: ${tokens.shadow.low};
    color: ${tokens.text.base};
  }
  ${tokens.breakpoint.phone} {
    padding-inline: ${tokens.space[4]};
  }
`

const choices = [
  ['monthly', 'Maandelijks'],
  ['yearly', 'Jaarlijks'],
] as const

/** By the month or by the year. */
export const BillingChoice = ({ value, onChange }: { value: Billing; onChange: (billing: Billing) => void }) => (
  <Frame aria-label="Betalen">
    {choices.map(([billing, label]) => (
      <Choice key={billing}>
        <input type="radio" name="billing" checked={billing === value} onChange={() => onChange(billing)} />
        {label}
        {billing === 'yearly' && <Badge tone="signal">Bespaar 25%</Badge>}
      </Choice>
    ))}
  </Frame>
)
