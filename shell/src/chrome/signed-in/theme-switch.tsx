import { IconButton, tokens, useTheme, type ThemeChoice } from '@wervio/ui'
import { SunMoon } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { usePopover } from '../use-popover.ts'

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Zoals mijn apparaat' },
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
]

const Area = styled.div`
  position: relative;
`
const Panel = styled.fieldset`
  position: absolute;
  z-index: 45;
  top: calc(100% + ${tokens.space[2]});
  right: 0;
  width: 13rem;
  padding: ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[2]};
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.high};
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

/** Light, dark, or as the device has it. */
export const ThemeSwitch = () => {
  const { choice, setTheme } = useTheme()
  const { open, toggle, area, button } = usePopover()
  const name = useId()
  return (
    <Area ref={area}>
      <IconButton ref={button} framed label="Thema kiezen" icon={SunMoon} aria-expanded={open} onClick={toggle} />
      {open && (
        <Panel>
          <Title>Thema</Title>
          {choices.map(({ value, label }) => (
            <Choice key={value}>
              <input type="radio" name={name} checked={choice === value} onChange={() => setTheme(value)} />
              {label}
            </Choice>
          ))}
        </Panel>
      )}
    </Area>
  )
}
