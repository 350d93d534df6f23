import { linkableProviders } from '@wervio/contracts'
import { Button, Stack, Text, tokens } from '@wervio/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { ProviderFailure } from './providers/provider-failure.tsx'
import { providerNames } from './providers/provider-texts.ts'
import { ProviderWindows } from './providers/provider-windows.tsx'
import type { ProviderSignIn } from './providers/use-provider-sign-in.ts'

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

const reasonFor = (names: readonly string[]): string =>
  names.length > 1
    ? `${names.join(' en ')} zijn nog niet ingesteld. Gebruik zolang je ${E_MAIL} en wachtwoord.`
    : `${names.join('')} is nog niet ingesteld.`

type Props = { disabled: boolean; signIn: ProviderSignIn }

/** Google and Microsoft. The button of one that isn't set up on this installation says so before it is pressed. */
export const ProviderButtons = ({ disabled, signIn: { busy, failure, signIn } }: Props) => {
  const reasonId = useId()
  return (
    <ProviderWindows>
      {(windows) => {
        const missing = linkableProviders.filter((provider) => windows[provider].state === 'not-set-up')
        return (
          <Stack gap={3}>
            {failure && <ProviderFailure failure={failure} windows={windows} />}
            {linkableProviders.map((provider) =>
              missing.includes(provider) ? (
                <Unavailable
                  key={provider}
                  variant="secondary"
                  disabled={disabled}
                  aria-disabled
                  aria-describedby={reasonId}
                >
                  Doorgaan met {providerNames[provider]}
                </Unavailable>
              ) : (
                <Button
                  key={provider}
                  variant="secondary"
                  disabled={disabled}
                  busy={busy === provider}
                  onClick={() => signIn(provider, windows[provider])}
                >
                  Doorgaan met {providerNames[provider]}
                </Button>
              ),
            )}
            {missing.length > 0 && (
              <Text size="small" tone="muted" id={reasonId}>
                {reasonFor(missing.map((provider) => providerNames[provider]))}
              </Text>
            )}
          </Stack>
        )
      }}
    </ProviderWindows>
  )
}
