import { IconButton, Popover, Stack, Text, tokens } from '@wervio/ui'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

const Content = styled.div`
  width: 20rem;
  max-width: 100%;
  padding: ${tokens.space[4]};
`
const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  font: ${tokens.font.small};
  dt {
    font-weight: 600;
  }
`
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.small};
  font: ${tokens.font.small};
  cursor: pointer;
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${tokens.accent.base};
  }
`
type Props = {
  /** The keys, each with what it does. */
  shortcuts: readonly (readonly [keys: string, text: string])[]
  /** What the switch is called: 'Letters J en K gebruiken'. */
  lettersLabel: string
  hasLetters: boolean
  onTurn: (on: boolean) => void
}

/** The keys of a page, and the switch for those that are a single letter. */
export const KeysHelp = ({ shortcuts, lettersLabel, hasLetters, onTurn }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      trigger={<IconButton label="Sneltoetsen" icon={Keyboard} />}
      label="Sneltoetsen"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Content>
        <Stack gap={3}>
          <Text strong>Sneltoetsen</Text>
          <Keys>
            {shortcuts.map(([keys, text]) => (
              <div key={keys} style={{ display: 'contents' }}>
                <dt>{keys}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Keys>
          <Choice>
            <input type="checkbox" checked={hasLetters} onChange={({ target }) => onTurn(target.checked)} />
            {lettersLabel}
          </Choice>
        </Stack>
      </Content>
    </Popover>
  )
}
