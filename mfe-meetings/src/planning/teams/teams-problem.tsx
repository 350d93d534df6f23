import { ApiError, errorText } from '@wervio/api-client'
import { Button, Notice, Stack } from '@wervio/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useSwitchAccount } from './use-teams.ts'

type Props = {
  error: Error
  fallback: string
  /** The account that was connected is gone: a sign-in for another one takes the place of this. */
  onSwitch: () => void
}

/** Why Teams didn't do something; where another account holds the meeting, a way to connect that one. */
export const TeamsProblem = ({ error, fallback, onSwitch }: Props) => {
  const { mutate, isPending } = useSwitchAccount()
  const isOtherAccount = error instanceof ApiError && error.code === 'microsoft_other_account'
  return (
    <Notice tone="red" title={errorText(error, fallback)}>
      {isOtherAccount && (
        <Stack gap={2} align="start">
          Je huidige account wordt dan losgekoppeld, ook van je agenda.
          <Button
            variant="secondary"
            size="small"
            icon={ArrowLeftRight}
            busy={isPending}
            onClick={() => mutate(undefined, { onSettled: onSwitch })}
          >
            Ander account verbinden
          </Button>
        </Stack>
      )}
    </Notice>
  )
}
