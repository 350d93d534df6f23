import { type CalendarStatus, connectCalendar, messages } from '@wervio/contracts'
import { errorText, needsSignIn } from '@wervio/api-client'
import { useMay } from '@wervio/remote-kit'
import { Button, Notice, Stack, Text } from '@wervio/ui'
import { RotateCw } from 'lucide-react'
import { ConnectCard } from './connect-card.tsx'
import { ConnectedLine } from './connected-line.tsx'
import { useMicrosoftConfig } from './use-microsoft-config.ts'
import { useRenewal } from './use-renewal.ts'

type Status = { data: CalendarStatus | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
type Props = {
  status: Status
  isUnconnected: boolean
  /** Why it isn't connected any more, where that was said. */
  problem: string | null
}

const StatusFailure = ({ error, isFetching, refetch }: Status) => (
  <Notice tone="amber" title={errorText(error, messages.calendarStatusFailed)}>
    <Button variant="secondary" size="small" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
      Controleer opnieuw
    </Button>
  </Notice>
)

/** How the agenda is connected with Microsoft: the account, the way to connect, or why neither. */
export const ConnectionPart = ({ status, isUnconnected, problem }: Props) => {
  const { data: config, error: configError } = useMicrosoftConfig()
  const renewal = useRenewal(config, status.data)
  const mayConnect = useMay(connectCalendar)
  if (status.data?.connected && !isUnconnected) return <ConnectedLine account={status.data.account} />
  // Whoever has to sign in reads so in the place of the appointments.
  if (!status.data && status.error && !isUnconnected)
    return needsSignIn(status.error) ? null : <StatusFailure {...status} />
  if (!isUnconnected || renewal.isFetching) return null
  if (!mayConnect)
    return (
      <Notice tone="neutral" title="Je hebt hier geen agenda">
        <Text>Een agenda koppelen kan niet met jouw rol. Een eigenaar van je organisatie kan dat veranderen.</Text>
      </Notice>
    )
  if (configError) return <Notice tone="red" title={errorText(configError, messages.generic)} />
  if (!config) return null
  if (config.microsoftClientId === null)
    return (
      <Notice tone="neutral" title={messages.microsoftNotSetUp}>
        <Text>Je kunt wel een agendabestand toevoegen.</Text>
      </Notice>
    )
  return (
    <Stack gap={3}>
      {problem !== null && <Notice tone="amber" title={renewal.error ? messages.microsoftRenewalFailed : problem} />}
      <ConnectCard config={config} />
    </Stack>
  )
}
