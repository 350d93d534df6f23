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
const shortcuts: readonly [string, string][] = [
  ['Ctrl of ⌘ + Enter', 'Opslaan en naar de volgende'],
  ['J', 'Volgende CV, zonder op te slaan'],
  ['K', 'Vorige CV'],
  ['Enter op een vinkje', 'Klopt, naar het volgende onzekere veld'],
]

type Props = { hasLetters: boolean; onTurn: (on: boolean) => void }

/** The keys of the review, and the switch for those that are a single letter. */
export const KeysHelp = ({ hasLetters, onTurn }: Props) => {
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
            Letters J en K gebruiken
          </Choice>
        </Stack>
      </Content>
    </Popover>
  )
}
