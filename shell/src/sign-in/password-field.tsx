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

type Props = Omit<TextFieldProps, 'type'> & { /** While its form is sent: nothing can be pressed. */ busy?: boolean }

/** A password that can be shown while it is typed. */
export const PasswordField = ({ busy = false, ...props }: Props) => {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Frame>
      <TextField {...props} type={isVisible ? 'text' : 'password'} required autoCapitalize="none" spellCheck={false} />
      <Toggle
        variant="quiet"
        size="small"
        icon={isVisible ? EyeOff : Eye}
        aria-pressed={isVisible}
        disabled={busy}
        onClick={() => setIsVisible(!isVisible)}
      >
        Toon wachtwoord
      </Toggle>
    </Frame>
  )
}
