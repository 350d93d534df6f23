import { REQUIREMENT_WEIGHTS } from '@wervio/contracts'
import { IconButton, tokens } from '@wervio/ui'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

const { minimum, maximum } = REQUIREMENT_WEIGHTS

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
`
const Input = styled.input`
  appearance: textfield;
  width: 2rem;
  min-height: 2.125rem;
  border: 0;
  background: transparent;
  color: ${tokens.text.base};
  font: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;
  &::-webkit-inner-spin-button {
    appearance: none;
  }
  ${tokens.breakpoint.touch} {
    font-size: 1rem;
  }
`

const within = (weight: number): number => Math.min(maximum, Math.max(minimum, weight))

type Props = {
  /** What the weight is of, for the names of the controls. */
  label: string
  value: number
  disabled?: boolean
  onChange: (weight: number) => void
}

/** A weight of 0 to 10 with a button for one less and one more. */
export const WeightStepper = ({ label, value, disabled = false, onChange }: Props) => {
  const [typedText, setTypedText] = useState<string | null>(null)
  const type = (text: string) => {
    const weight = Number(text)
    const isEmpty = text.trim() === ''
    // An emptied field waits for its figure; a weight out of range is the nearest in it.
    setTypedText(isEmpty || within(weight) === weight ? text : null)
    if (!isEmpty && Number.isFinite(weight)) onChange(within(weight))
  }
  const step = (by: number) => {
    setTypedText(null)
    onChange(within(value + by))
  }
  return (
    <Frame>
      <IconButton
        label={`${label}: minder gewicht`}
        icon={Minus}
        disabled={disabled || value <= minimum}
        onClick={() => step(-1)}
      />
      <Input
        type="number"
        inputMode="numeric"
        min={minimum}
        max={maximum}
        step="any"
        aria-label={`Gewicht van ${label}`}
        value={typedText ?? value}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTypedText(null)}
      />
      <IconButton
        label={`${label}: meer gewicht`}
        icon={Plus}
        disabled={disabled || value >= maximum}
        onClick={() => step(1)}
      />
    </Frame>
  )
}
