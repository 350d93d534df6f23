import { messages } from '@wervio/contracts'
import { loadMicrosoft, microsoftTexts, WindowClosedError } from '@wervio/microsoft-window'
import { Button, Card, Cluster, Heading, Notice, Stack, Text } from '@wervio/ui'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DemoNotice } from '../../demo-notice.tsx'
import { connectionErrorText } from './microsoft-errors.ts'
import { useConnect } from './use-connect.ts'
import type { MicrosoftConfig } from './use-microsoft-config.ts'

/** Loads the sign-in code before somebody presses, because browsers stop a window that opens long after the press. */
const useLoaded = (config: MicrosoftConfig): boolean => {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const settle = () => {
      if (isCurrent) setIsLoaded(true)
    }
    loadMicrosoft(config).then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [config])
  return isLoaded
}

const ClosedHint = () => (
  <>
    <Text>Staat het venster van Microsoft nog open? Rond het inloggen daar af, dan verbinden we alsnog.</Text>
    <Text>Stond er AADSTS50105? {messages.microsoftNeedsAdministrator}</Text>
  </>
)

/** Connects with Microsoft 365. */
export const ConnectCard = ({ config }: { config: MicrosoftConfig }) => {
  const isLoaded = useLoaded(config)
  const { mutate: connect, isPending, error } = useConnect(config)
  return (
    <Card as="section" aria-label="Microsoft Calendar">
      <Stack gap={3}>
        <Heading level={2} size="card">
          Je agenda van Microsoft 365
        </Heading>
        <Text tone="muted">
          Verbind je werkaccount om je afspraken hier te zien. We lezen je agenda; je wachtwoord blijft bij Microsoft.
        </Text>
        {error && (
          <Notice tone="red" title={connectionErrorText(error)}>
            {error instanceof WindowClosedError && <ClosedHint />}
          </Notice>
        )}
        <DemoNotice>In een demo verbind je geen agenda van Microsoft.</DemoNotice>
        <Cluster gap={3}>
          <Button icon={CalendarPlus} disabled={isPending} aria-busy={isPending || undefined} onClick={() => connect()}>
            {isPending ? 'Bezig met verbinden...' : 'Verbind met Microsoft Calendar'}
          </Button>
          {!isLoaded && (
            <Text as="output" size="small" tone="muted">
              {microsoftTexts.loading}
            </Text>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
