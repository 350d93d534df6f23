import { ChevronDown, type LucideIcon } from 'lucide-react'
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
  value: Value
  choices: readonly PillChoice<Value>[]
  onChange: (value: Value) => void
  /** One of many that are drawn while a list scrolls: the other choices come with the first hand or key on it. */
  inList?: boolean
}

/** A status as a coloured pill that is a choice. */
export const PillSelect = <Value extends string>({ label, value, choices, onChange, inList = false }: Props<Value>) => {
  const [whole, setWhole] = useState(!inList)
  const complete = () => setWhole(true)
  const now = choices.find((choice) => choice.value === value)
  return (
    now && (
      <Frame $tone={now.tone}>
        <Icon of={now.icon} size={16} />
        <Select
          aria-label={label}
          value={value}
          onFocus={complete}
          onPointerEnter={complete}
          onPointerDown={complete}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {(whole ? choices : [now]).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
        <Icon of={ChevronDown} size={16} />
      </Frame>
    )
  )
}
