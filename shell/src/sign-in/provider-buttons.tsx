import { Button, Stack, Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const providers = ['Google', 'Microsoft'] as const

/** With a joiner, so that no line ends after its hyphen. */
const E_MAIL = 'e-\u2060mail'

/** Looks unavailable, but can be reached with Tab, so that a screen reader reads why. */
const Unavailable = styled(Button)`
  &&,
  &&:hover {
    border-color: ${tokens.line.base};
    border-style: dashed;
    background: ${tokens.surface.sunken};
    color: ${tokens.text.muted};
    cursor: not-allowed;
  }
`

/** Google and Microsoft. Neither is set up on this installation yet, and the buttons say so before they are pressed. */
export const ProviderButtons = ({ disabled }: { disabled: boolean }) => {
  const reasonId = useId()
  return (
    <Stack gap={3}>
      {providers.map((provider) => (
        <Unavailable
          key={provider}
          type="button"
          variant="secondary"
          disabled={disabled}
          aria-disabled
          aria-describedby={reasonId}
        >
          Doorgaan met {provider}
        </Unavailable>
      ))}
      <Text size="small" tone="muted" id={reasonId}>
        Google en Microsoft zijn nog niet ingesteld. Gebruik zolang je {E_MAIL} en wachtwoord.
      </Text>
    </Stack>
  )
}
