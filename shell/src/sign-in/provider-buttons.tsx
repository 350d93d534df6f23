import { useState } from 'react'
import { Button, Notice, Stack } from '@wervio/ui'

const providers = ['Google', 'Microsoft'] as const

/** Google and Microsoft. Neither is set up on this installation yet, and the buttons say so. */
export const ProviderButtons = ({ disabled }: { disabled: boolean }) => {
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Stack gap={3}>
      {providers.map((provider) => (
        <Button key={provider} type="button" variant="secondary" disabled={disabled} onClick={() => setAsked(provider)}>
          Doorgaan met {provider}
        </Button>
      ))}
      {asked && (
        <Notice key={asked}>Doorgaan met {asked} is nog niet ingesteld. Gebruik zolang je e-mail en wachtwoord.</Notice>
      )}
    </Stack>
  )
}
