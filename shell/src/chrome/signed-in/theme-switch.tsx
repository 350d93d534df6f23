import { IconButton, Popover, tokens, useTheme } from '@wervio/ui'
import { SunMoon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { themeChoices } from '../../shared/theme-choices.ts'

const Choices = styled.fieldset`
  width: 13rem;
  padding: ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[2]};
`
const Title = styled.legend`
  float: left;
  padding: 0 ${tokens.space[2]} ${tokens.space[1]};
  font: ${tokens.font.smallStrong};
  color: ${tokens.text.muted};
`
const Choice = styled.label`
  clear: both;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 2.25rem;
  padding-inline: ${tokens.space[2]};
  border-radius: 7px;
  cursor: pointer;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

/** Chooses between light, dark and the device's own theme. */
export const ThemeSwitch = () => {
  const { choice, setTheme } = useTheme()
  const [open, setOpen] = useState(false)
  const selectedInput = useRef<HTMLInputElement>(null)
  const name = useId()
  return (
    <Popover
      trigger={<IconButton framed label="Thema kiezen" icon={SunMoon} />}
      label="Thema"
      first={selectedInput}
      open={open}
      onOpenChange={setOpen}
    >
      <Choices>
        <Title>Thema</Title>
        {themeChoices.map(({ value, label }) => (
          <Choice key={value}>
            <input
              ref={choice === value ? selectedInput : undefined}
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => setTheme(value)}
            />
            {label}
          </Choice>
        ))}
      </Choices>
    </Popover>
  )
}
