import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { Button, Card, Cluster, Dots, Heading, Icon, Stack, Text, tokens } from '@wervio/ui'
import { KeyRound, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { DeviceCode } from './device-code.tsx'
import { useNewCode, useTeams } from './use-teams.ts'

const Banner = styled(Card)`
  border-color: ${tokens.status.amber.base};
  background: ${tokens.status.amber.soft};
`

const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  svg {
    flex-shrink: 0;
    margin-top: 0.1875rem;
  }
`

type Props = {
  /** What waits for it: 'Je meeting wordt gepland zodra je bent ingelogd.' */
  text?: string
  /** Goes on with what waited, once Teams is connected. */
  onConnected: () => void
}

/** Has the recruiter sign in to Microsoft by code, and goes on by itself when they have. */
export const TeamsSignIn = ({ text, onConnected }: Props) => {
  const { data, error, refetch } = useTeams()
  const newCode = useNewCode()
  const isConnected = data?.connected === true
  const goOn = useEffectEvent(onConnected)
  useEffect(() => {
    if (isConnected) goOn()
  }, [isConnected])
  const problem = newCode.error ?? error
  if (isConnected)
    return (
      <Banner>
        <Cluster as="output" gap={3}>
          <Dots />
          Verbonden met Teams. We gaan verder waar je was.
        </Cluster>
      </Banner>
    )
  return (
    <Banner as="section" aria-labelledby="teams-sign-in">
      <Stack gap={3}>
        <Head>
          <Icon of={KeyRound} />
          <Heading level={2} size="card" id="teams-sign-in">
            Microsoft Teams Authenticatie Vereist
          </Heading>
        </Head>
        {text && <Text>{text}</Text>}
        {data?.pending && <DeviceCode key={data.pending.user_code} code={data.pending} />}
        {data?.error && (
          <Text role="alert" tone="red">
            {data.error}
          </Text>
        )}
        {problem && (
          <Text role="alert" tone="red">
            {errorText(problem, messages.teamsConnectionFailed)}
          </Text>
        )}
        <div>
          <Button
            variant="secondary"
            icon={RotateCw}
            busy={newCode.isPending}
            onClick={() => (error && !data ? void refetch() : newCode.mutate())}
          >
            Opnieuw proberen
          </Button>
        </div>
      </Stack>
    </Banner>
  )
}
