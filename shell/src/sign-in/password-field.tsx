import { useState } from 'react'
import { Button, TextField, tokens, type TextFieldProps } from '@wervio/ui'
import { Eye, EyeOff } from 'lucide-react'
import { styled } from 'styled-components'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
`
const Toggle = styled(Button)`
  align-self: flex-end;
`

/** A password that can be shown while it is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Frame>
      <TextField {...props} type={isVisible ? 'text' : 'password'} required autoCapitalize="none" spellCheck={false} />
      <Toggle
        variant="quiet"
        size="small"
        icon={isVisible ? EyeOff : Eye}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
      >
        Toon wachtwoord
      </Toggle>
    </Frame>
  )
}
