import { Button, IconButton, Popover, Stack, Text, plainList, tokens } from '@wervio/ui'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

const Content = styled.div`
  width: 21rem;
  max-width: 100%;
  padding: ${tokens.space[4]};
`
const Examples = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space[3]};
  li {
    display: grid;
    justify-items: start;
    gap: ${tokens.space[1]};
  }
`
const examples = [
  { q: 'java niet php', text: 'Wel java, maar niet wie ook php noemt. ‘zonder php’ en ‘-\u2060php’ doen hetzelfde.' },
  { q: '"project manager"', text: 'Precies deze woorden, naast elkaar en in deze volgorde.' },
  {
    q: 'programmeur zwolle',
    text: 'Alle woorden moeten voorkomen. Andere namen van dezelfde functie tellen mee, zoals developer.',
  },
]

/** How a search is written, with examples that can be chosen. */
export const SearchHelp = ({ onChoose }: { onChoose: (q: string) => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      trigger={<IconButton label="Zo zoek je" icon={CircleHelp} />}
      label="Zo zoek je"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Content>
        <Stack gap={3}>
          <Text strong>Zo zoek je</Text>
          <Examples>
            {examples.map(({ q, text }) => (
              <li key={q}>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    onChoose(q)
                    setIsOpen(false)
                  }}
                >
                  {q}
                </Button>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </li>
            ))}
          </Examples>
        </Stack>
      </Content>
    </Popover>
  )
}
