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
  const [shown, setShown] = useState(false)
  return (
    <Frame>
      <TextField {...props} type={shown ? 'text' : 'password'} required autoCapitalize="none" spellCheck={false} />
      <Toggle
        variant="quiet"
        size="small"
        icon={shown ? EyeOff : Eye}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        Toon wachtwoord
      </Toggle>
    </Frame>
  )
}
