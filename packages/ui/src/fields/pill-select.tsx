import { ChevronDown, Circle, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { tokens, type Tone } from '../theme/tokens.ts'
import { toneColours } from '../theme/tone-style.ts'

const Frame = styled.span<{ $tone: Tone }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex-shrink: 0;
  border-radius: ${tokens.radius.chip};
  ${toneColours}
  &:focus-within {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
  }
  svg {
    position: absolute;
    pointer-events: none;
  }
  svg:first-child {
    left: ${tokens.space[3]};
  }
  svg:last-child {
    right: 0.625rem;
  }
`
const Select = styled.select`
  appearance: none;
  field-sizing: content;
  min-height: 2rem;
  padding: 0 2rem 0 2.125rem;
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font: ${tokens.font.smallStrong};
  cursor: pointer;
  &:focus-visible {
    outline: none;
  }
  option {
    background: ${tokens.surface.raised};
    color: ${tokens.text.base};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
    font-size: 1rem;
  }
`

export type PillChoice<Value extends string> = { value: Value; label: string; tone: Tone; icon: LucideIcon }

type Props<Value extends string> = {
  /** Its name for screen readers. */
  label: string
  /** A value that isn't among the choices is shown as it is. */
  value: Value | (string & Record<never, never>)
  choices: readonly PillChoice<Value>[]
  onChange: (value: Value) => void
  /** For rows of a list that are drawn while it scrolls: the other options are added at the first focus or press. */
  inList?: boolean
}

/** A status as a coloured pill that is a choice. */
export const PillSelect = <Value extends string>({ label, value, choices, onChange, inList = false }: Props<Value>) => {
  const [hasAllOptions, setHasAllOptions] = useState(!inList)
  const addAllOptions = () => setHasAllOptions(true)
  const listedChoice = choices.find((choice) => choice.value === value)
  const currentChoice: PillChoice<string> = listedChoice ?? { value, label: value, tone: 'neutral', icon: Circle }
  const allChoices: readonly PillChoice<string>[] = listedChoice ? choices : [currentChoice, ...choices]
  return (
    <Frame $tone={currentChoice.tone}>
      <Icon of={currentChoice.icon} size={16} />
      <Select
        aria-label={label}
        value={value}
        onFocus={addAllOptions}
        onPointerEnter={addAllOptions}
        onPointerDown={addAllOptions}
        onChange={({ target }) => {
          const newChoice = choices.find((choice) => choice.value === target.value)
          if (newChoice) onChange(newChoice.value)
        }}
      >
        {(hasAllOptions ? allChoices : [currentChoice]).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      <Icon of={ChevronDown} size={16} />
    </Frame>
  )
}
