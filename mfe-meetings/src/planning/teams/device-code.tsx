import type { DeviceCode as Code } from '@wervio/contracts'
import { Button, ButtonLink, Cluster, secondsText, Stack, Text, tokens, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { useSecondsLeft } from './use-seconds-left.ts'

const Characters = styled.code`
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  font: ${tokens.font.section};
  letter-spacing: 0.08em;
  user-select: all;
`

/** Whether what Microsoft gives as an address is one of the web. */
const isWebAddress = (text: string): boolean => /^https:\/\//i.test(text)

/** The code that a recruiter types on the page of Microsoft, and how long it can be used. */
export const DeviceCode = ({ code }: { code: Code }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(code.user_code))
  const secondsLeft = useSecondsLeft(code.expires_at)
  if (secondsLeft === 0) return <Text>De code is verlopen. Vraag een nieuwe code.</Text>
  return (
    <Stack gap={3}>
      <Text>
        Open de pagina van Microsoft, typ deze code en log in met je werkaccount. Daarna gaat het hier vanzelf verder.
      </Text>
      <Cluster gap={2}>
        <Characters aria-label="Code">{code.user_code}</Characters>
        <Button variant="secondary" icon={copied ? Check : Copy} onClick={copy}>
          {copied ? 'Gekopieerd' : 'Kopieer code'}
        </Button>
        <VisuallyHidden as="output">{copied && 'Gekopieerd'}</VisuallyHidden>
        {isWebAddress(code.verification_uri) && (
          <ButtonLink href={code.verification_uri} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
            Open de pagina van Microsoft
          </ButtonLink>
        )}
      </Cluster>
      <Text size="small" tone="muted" tabular>
        {code.verification_uri} · nog <span role="timer">{secondsText(secondsLeft)}</span> geldig
      </Text>
    </Stack>
  )
}
