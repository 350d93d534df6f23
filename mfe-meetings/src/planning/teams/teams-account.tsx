import { Button, Cluster, ConfirmDialog, Text } from '@wervio/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useSwitchAccount } from './use-teams.ts'

type Props = {
  address: string
  /** The account is disconnected; a sign-in takes the place of this. */
  onSwitch: () => void
}

/** Which account plans meetings, and a way to connect another one. */
export const TeamsAccount = ({ address, onSwitch }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useSwitchAccount()
  const switchAccount = () => {
    setIsAsking(false)
    mutate(undefined, { onSettled: onSwitch })
  }
  return (
    <Cluster gap={3}>
      <Text size="small" tone="muted">
        Verbonden met Teams als <bdi>{address}</bdi>
      </Text>
      <Button variant="secondary" size="small" icon={ArrowLeftRight} busy={isPending} onClick={() => setIsAsking(true)}>
        Ander account verbinden
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Ander account verbinden?"
        text={`Je koppelt ${address} los, ook van je agenda. Meetings die met dit account zijn gepland, wijzig je pas weer als je het opnieuw verbindt.`}
        confirmLabel="Loskoppelen en verbinden"
        cancelLabel="Zo laten"
        onConfirm={switchAccount}
        onCancel={() => setIsAsking(false)}
      />
    </Cluster>
  )
}
