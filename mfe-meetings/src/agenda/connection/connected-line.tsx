import { disconnectCalendar, type MicrosoftAccount } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Cluster, ConfirmDialog, Text } from '@wervio/ui'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useDisconnect } from './use-connect.ts'

/** With which account the agenda is connected, and the way to stop that. */
export const ConnectedLine = ({ account }: { account: MicrosoftAccount | null }) => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate: disconnect, isPending } = useDisconnect()
  const mayDisconnect = useMay(disconnectCalendar)
  const who = account ? [account.name, account.address].filter(Boolean).join(', ') : null
  return (
    <Cluster gap={3}>
      <Text as="span" size="small" tone="muted">
        Verbonden met Microsoft{who && <bdi> als {who}</bdi>}
      </Text>
      {mayDisconnect && (
        <Button variant="secondary" size="small" icon={Unplug} onClick={() => setIsAsking(true)}>
          Verbinding verbreken
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Verbinding met Microsoft verbreken?"
        text="We wissen het token en de afspraken van Microsoft die hier bewaard zijn. In Outlook verandert niets. Ook Teams vraagt daarna opnieuw om in te loggen."
        confirmLabel="Verbreken"
        danger
        busy={isPending}
        onConfirm={() => disconnect(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </Cluster>
  )
}
